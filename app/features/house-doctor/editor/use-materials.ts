import { useEffect, useState } from 'react'
import type { DoctorClient } from './doctor-client.ts'
import type { MaterialSwatch } from './protocol.ts'

/** The materials to choose from; none before the Worker has drawn them. */
export function useMaterials(client: DoctorClient) {
  const [materials, setMaterials] = useState<readonly MaterialSwatch[]>([])
  useEffect(() => {
    // Once more where a Worker broke off, which another task may have brought about.
    const load = async () => {
      const first = await client.ask('materials', {})
      const outcome = first.ok ? first : await client.ask('materials', {})
      if (outcome.ok) setMaterials(outcome.materials)
    }
    void load()
  }, [client])
  return materials
}
