import { useEffect, useState } from 'react'
import type { DoctorClient } from './doctor-client.ts'
import type { MaterialSwatch, Trouble } from './protocol.ts'

/** Materials, drawn on demand, because the Worker does one task at a time. */
export function useMaterials(client: DoctorClient, isNeeded: boolean, onTrouble: (code: Trouble) => void) {
  const [materials, setMaterials] = useState<readonly MaterialSwatch[]>([])
  const isThere = materials.length > 0
  useEffect(() => {
    if (!isNeeded || isThere) return
    let isWanted = true
    // Retried once, as another task may have crashed the Worker.
    const load = async () => {
      const first = await client.ask('materials', {})
      const outcome = first.ok || !isWanted ? first : await client.ask('materials', {})
      if (!isWanted) return
      if (outcome.ok) setMaterials(outcome.materials)
      else onTrouble(outcome.code)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [client, isNeeded, isThere, onTrouble])
  return materials
}
