import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { useEffect, useRef, useState } from 'react'
import { isNothing, type MarkedArea } from './area.ts'
import { type Outcome, type RoomLayout, type Trouble, withoutMap } from './protocol.ts'

/** Cached masks for returning to a tool, half a megabyte each. */
const MOST_REMEMBERED = 4

type FindArea = (room: RoomLayout, area: MarkedArea) => Promise<Outcome<{ mask: Mask }>>

/** An area's mask, undefined while it is computed or after a failure, which is reported. */
export function useMask(
  findArea: FindArea,
  room: RoomLayout | undefined,
  area: MarkedArea,
  onTrouble: (code: Trouble) => void,
): { mask?: Mask; isFinding: boolean } {
  const [found, setFound] = useState<{ area: MarkedArea; room: RoomLayout; mask?: Mask }>()
  const remembered = useRef(new Map<string, Mask>())
  useEffect(() => {
    if (!room || isNothing(area)) return
    const masks = remembered.current
    const key = JSON.stringify([area, withoutMap(room)])
    const known = masks.get(key)
    if (known) return setFound({ area, room, mask: known })
    let isWanted = true
    void findArea(room, area).then((outcome) => {
      if (!isWanted) return
      if (!outcome.ok) {
        setFound({ area, room })
        return onTrouble(outcome.code)
      }
      const [oldest] = masks.keys()
      if (oldest !== undefined && masks.size >= MOST_REMEMBERED) masks.delete(oldest)
      masks.set(key, outcome.mask)
      setFound({ area, room, mask: outcome.mask })
    })
    return () => {
      isWanted = false
    }
  }, [findArea, room, area, onTrouble])
  const isKnown = found?.area === area && found.room === room
  return { mask: isKnown ? found.mask : undefined, isFinding: !isKnown && room !== undefined && !isNothing(area) }
}
