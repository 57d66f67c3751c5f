import { useEffect, useState } from 'react'
import type { DoctorClient } from './doctor-client.ts'
import type { MaterialSwatch } from './protocol.ts'

/** The materials to choose from, drawn once they are needed: the Worker does one thing after the other. */
export function useMaterials(client: DoctorClient, isNeeded: boolean) {
  const [materials, setMaterials] = useState<readonly MaterialSwatch[]>([])
  useEffect(() => {
    if (!isNeeded) return
    // Once more where a Worker broke off, which another task may have brought about.
    const load = async () => {
      const first = await client.ask('materials', {})
      const outcome = first.ok ? first : await client.ask('materials', {})
      if (outcome.ok) setMaterials(outcome.materials)
    }
    void load()
  }, [client, isNeeded])
  return materials
}
