import { useEffect, useState } from 'react'
import type { Mask } from '../engine/masks/masks.ts'
import { type Area, isNothing } from './area.ts'
import type { Outcome, Room, Trouble } from './protocol.ts'

type FindArea = (room: Room, area: Area) => Promise<Outcome<{ mask: Mask }>>

/** The pixels of an area; none while they are being found, or where that has failed, which is said. */
export function useMask(
  findArea: FindArea,
  room: Room | undefined,
  area: Area,
  onTrouble: (code: Trouble) => void,
): Mask | undefined {
  const [found, setFound] = useState<{ area: Area; room: Room; mask: Mask }>()
  useEffect(() => {
    if (!room || isNothing(area)) return
    let isWanted = true
    void findArea(room, area).then((outcome) => {
      if (!isWanted) return
      if (outcome.ok) setFound({ area, room, mask: outcome.mask })
      else onTrouble(outcome.code)
    })
    return () => {
      isWanted = false
    }
  }, [findArea, room, area, onTrouble])
  return found?.area === area && found.room === room ? found.mask : undefined
}
