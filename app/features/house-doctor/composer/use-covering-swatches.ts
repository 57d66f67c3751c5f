import { useEffect, useState } from 'react'
import type { MaterialSwatch } from '../editor/protocol.ts'
import type { ComposerClient } from './composer-client.ts'

/** Materials, drawn by the Worker on demand; empty before. */
export function useCoveringSwatches(client: ComposerClient, isWanted: boolean): readonly MaterialSwatch[] {
  const [materials, setMaterials] = useState<readonly MaterialSwatch[]>([])
  const isMissing = isWanted && materials.length === 0
  useEffect(() => {
    if (isMissing) void client.ask('materials', {}).then((outcome) => outcome.ok && setMaterials(outcome.answer))
  }, [client, isMissing])
  return materials
}
