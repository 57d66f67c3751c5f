import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import { useEffect, useMemo, useState } from 'react'
import type { ComposerClient } from './composer-client.ts'
import { isPaint, type RoomDocument } from './document.ts'
import type { Covers, RoomTexture } from './room-covers.ts'

/** Looks of floor and walls; the Worker draws materials. */
export function useCovers(client: ComposerClient, { floor, walls }: Pick<RoomDocument, 'floor' | 'walls'>): Covers {
  const [laid, setLaid] = useState<Partial<Record<string, RoomTexture>>>({})
  useEffect(() => {
    for (const material of isPaint(walls) ? [floor] : [floor, walls as MaterialId])
      void client.ask('texture', { material }).then((outcome) => {
        if (outcome.ok) setLaid((known) => (known[material] ? known : { ...known, [material]: outcome.answer }))
      })
  }, [client, floor, walls])
  const floorLaid = laid[floor]
  const wallsLaid = isPaint(walls) ? `#${walls}` : laid[walls]
  return useMemo(() => ({ floor: floorLaid, walls: wallsLaid }), [floorLaid, wallsLaid])
}
