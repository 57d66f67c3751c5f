import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { useMemo, useState } from 'react'
import type { Marks } from '../tools/tool.ts'
import { type MarkedArea, outlineCornersOf, withCorners } from './area.ts'
import { areaAfter } from './area-after.ts'
import { RADIUS_PX } from './area-choice.tsx'
import type { MarkingHand } from './marking.tsx'
import type { Hand } from './picture-view.tsx'
import type { RemovalStep } from './removal-steps.tsx'
import type { Settings } from './settings.ts'
import { areaFor, deviceMarksOf, firstHand, marksOf, unmarkedFor } from './tool-areas.ts'
import type { EditorTools } from './use-editor.ts'
import { PHOTO, variantOf } from './variants.ts'

/** The active marking tool and its area: the part to change, or the bare part. */
export function useMarking({ state, dispatch, mask, bareMask, isFinding, isUnsure }: EditorTools, settings: Settings) {
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

  const lacking = unmarkedFor(tool, deviceMarks, { mask, bareMask, isBare: isBare || marks !== deviceMarks })
  const missing = lacking && isFinding ? 'finding' : lacking
  const unmarked = missing ?? (percent === 0 || !room ? (isBare ? 'bare' : 'area') : undefined)

  const { featherPx } = marked.area
  /** New marks keep the feather. */
  const setArea = (changed: MarkedArea) =>
    dispatch({ type: isBare ? 'bare-changed' : 'area-changed', area: areaFor(marks, { featherPx, ...changed }) })
  return {
    hand,
    /** Outdoors, corners appear when first needed. */
    setHand: (next: Hand) => {
      const photo = variantOf(state, PHOTO).picture
      if (isOutside && next === 'corners' && !area.isWhole) setArea(withCorners(area, outlineCornersOf(area, photo)))
      setHand(next)
    },
    radiusPx,
    setRadius,
    /** Current step of a removal. */
    step,
    marks,
    isBare,
    ...marked,
    percent,
    /** The mark that is missing, even if the hosted engine does not need it. */
    unmarked,
    /** False while the hosted engine is chosen, which needs no mask. */
    isMarkable: marks === deviceMarks,
    setArea,
    mark: (marking: MarkingHand, points: readonly Vec2[]) => {
      const isAsked = isUnsure && marking === 'tap' && marks === 'surfaces'
      // The first tap that was asked for says where the surface is, even on what is marked.
      const isFirst = isAsked && marked.area.taps.length === 0
      const known = { room, mask: isFirst ? undefined : marked.mask, radiusPx, framesAll: marks === 'place' }
      const changed = areaAfter(marked.area, marking, points, known)
      if (!changed) return
      setArea(changed)
      if (isAsked) setHand('look')
    },
    /** Restarts marking for a tool or other settings. */
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

/** Counts groups of four pixels for speed, rounded up so that any mark is above zero. */
function percentOf({ data }: Mask): number {
  const groups = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
  let marked = 0
  for (let group = 0; group < groups.length; group++) if (groups[group] !== 0) marked++
  return Math.ceil((marked / groups.length) * 100)
}

export type MarkingTools = ReturnType<typeof useMarking>
