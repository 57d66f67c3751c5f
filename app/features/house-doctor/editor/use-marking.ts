import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { useMemo, useState } from 'react'
import { type Area, cornersOf, withCorners } from './area.ts'
import { areaAfter } from './area-after.ts'
import { RADIUS_PX } from './area-choice.tsx'
import type { MarkingHand } from './marking.tsx'
import type { Hand } from './picture-view.tsx'
import type { RemovalStep } from './removal-steps.tsx'
import type { Settings } from './settings.ts'
import { areaFor, deviceMarksOf, firstHand, type Marks, marksOf, unmarkedFor } from './tool-areas.ts'
import type { EditorTools } from './use-editor.ts'
import { PHOTO, variantOf } from './variants.ts'

/** What a finger on the photo does, and which area it marks: what changes, or for a removal also where the room is bare. */
export function useMarking({ state, dispatch, mask, bareMask }: EditorTools, settings: Settings) {
  const { tool, area, bare, room, isOutside } = state.document
  const marks = marksOf(tool, settings)
  const [hand, setHand] = useState<Hand>(() => firstHand(marks))
  const [removalStep, setStep] = useState<RemovalStep>('what')
  const [radiusPx, setRadius] = useState(RADIUS_PX.usual)
  const deviceMarks = deviceMarksOf(tool, settings)
  const step = marks === 'thing' ? removalStep : undefined
  const isBare = step === 'bare' || marks === 'bare'
  const marked = isBare ? { area: bare, mask: bareMask } : { area, mask }

  const percent = useMemo(() => marked.mask && percentOf(marked.mask), [marked.mask])

  const missing = unmarkedFor(tool, deviceMarks, { mask, bareMask, isBare: isBare || marks !== deviceMarks })
  const unmarked = missing ?? (percent === 0 || !room ? (isBare ? 'bare' : 'area') : undefined)

  const { featherPx } = marked.area
  /** What is marked anew has as soft a border as what was. */
  const setArea = (changed: Area) =>
    dispatch({ type: isBare ? 'bare-changed' : 'area-changed', area: areaFor(marks, { featherPx, ...changed }) })
  return {
    hand,
    /** Outside there is something to take by its corners as soon as they are asked for. */
    setHand: (next: Hand) => {
      const photo = variantOf(state, PHOTO).picture
      if (isOutside && next === 'corners' && !area.isWhole) setArea(withCorners(area, cornersOf(area, photo)))
      setHand(next)
    },
    radiusPx,
    setRadius,
    /** Where in a removal the visitor is. */
    step,
    marks,
    isBare,
    ...marked,
    percent,
    /** What is still to be marked for the tool, also where this device may have to take over. */
    unmarked,
    /** Whether that can be marked now: what the device alone needs is not shown to whoever asks the hosted engine. */
    isMarkable: marks === deviceMarks,
    setArea,
    mark: (marking: MarkingHand, points: readonly Vec2[]) => {
      const known = { room, mask: marked.mask, radiusPx, framesAll: marks === 'place' }
      const changed = areaAfter(marked.area, marking, points, known)
      if (changed) setArea(changed)
    },
    /** Begins anew with a tool, or with settings that ask for another way of marking. */
    begin: (next: Marks) => {
      setStep('what')
      setHand(firstHand(next))
    },
    turnTo: (next: RemovalStep, nextHand: Hand) => {
      setStep(next)
      setHand(nextHand)
    },
  }
}

/** By groups of four pixels, for it is asked while fingers wait; rounded up: what is marked at all is never nothing. */
function percentOf({ data }: Mask): number {
  const groups = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
  let marked = 0
  for (let group = 0; group < groups.length; group++) if (groups[group] !== 0) marked++
  return Math.ceil((marked / groups.length) * 100)
}

export type MarkingTools = ReturnType<typeof useMarking>
