import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { useEffect, useRef, useState } from 'react'
import { isNothing, type MarkedArea } from './area.ts'
import { type Outcome, type RoomLayout, type Trouble, withoutMap } from './protocol.ts'

/** Cached masks for returning to a tool, half a megabyte each. */
const MOST_REMEMBERED = 4

type Found = { mask: Mask; isSure: boolean; isThing?: boolean }
type FindArea = (room: RoomLayout, area: MarkedArea) => Promise<Outcome<Found & { isFinal: boolean }>>

type AreaMask = {
  /** Undefined while it is computed, or after a failure, which is reported. */
  mask?: Mask
  isFinding: boolean
  /** True if the engine is not sure of what it has found. */
  isUnsure: boolean
  /** True if it is a thing that was tapped. */
  isThing: boolean
}

/** An area's mask. */
export function useMask(
  findArea: FindArea,
  room: RoomLayout | undefined,
  area: MarkedArea,
  onTrouble: (code: Trouble) => void,
): AreaMask {
  const [found, setFound] = useState<{ findArea: FindArea; area: MarkedArea; room: RoomLayout } & Partial<Found>>()
  const remembered = useRef({ findArea, masks: new Map<string, Found>() })
  useEffect(() => {
    if (!room || isNothing(area)) return
    // Masks are of one picture.
    if (remembered.current.findArea !== findArea) remembered.current = { findArea, masks: new Map() }
    const { masks } = remembered.current
    const key = JSON.stringify([area, withoutMap(room)])
    const known = masks.get(key)
    if (known) return setFound({ findArea, area, room, ...known })
    let isWanted = true
    void findArea(room, area).then((outcome) => {
      if (!isWanted) return
      if (!outcome.ok) {
        setFound({ findArea, area, room })
        return onTrouble(outcome.code)
      }
      const [oldest] = masks.keys()
      if (oldest !== undefined && masks.size >= MOST_REMEMBERED) masks.delete(oldest)
      const { isFinal, mask, isSure, isThing } = outcome
      if (isFinal) masks.set(key, { mask, isSure, isThing })
      setFound({ findArea, area, room, mask, isSure, isThing })
    })
    return () => {
      isWanted = false
    }
  }, [findArea, room, area, onTrouble])
  const isKnown = found?.area === area && found.room === room && found.findArea === findArea
  return {
    mask: isKnown ? found.mask : undefined,
    isFinding: !isKnown && room !== undefined && !isNothing(area),
    isUnsure: isKnown && found.isSure === false,
    isThing: isKnown && found.isThing === true,
  }
}
