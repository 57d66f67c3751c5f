import { performance } from 'node:perf_hooks'
import { findLayout, usualRoom } from '../../src/geometry/layout.ts'
import type { Tap } from '../../src/masks/correction.ts'
import { facesOf } from '../../src/masks/labels.ts'
import type { Mask } from '../../src/masks/mask.ts'
import { findSurfaces, isSure, type MaskedRoom } from '../../src/masks/masks.ts'
import type { Photo } from '../../src/picture.ts'
import { firstTap, nextTap, overlap } from '../taps.ts'
import type { WallPhotograph } from './folder.ts'

const TAPS = 3

/** Masks of one photograph, as the page makes them, and what they have in common with the truth. */
export type WallFigures = {
  name: string
  kind: string | undefined
  /** "All walls" without a tap. */
  alone: number
  isSure: boolean
  sureness: number | undefined
  /** After each correction of the mask that was found alone. */
  corrected: readonly number[]
  /** After a first tap on the largest wall, and after each correction. */
  tapped: readonly number[]
  seconds: { room: number; mask: number }
  masks: { alone: Mask; corrected: Mask }
}

export function wallFigures({ name, kind, photo, truth }: WallPhotograph): WallFigures {
  const started = performance.now()
  const found = findLayout(photo)
  const room = found.ok ? found.layout : usualRoom(photo)
  const measured = performance.now()
  const { mask: alone, sureness } = wallsOf(photo, room, [])
  const masked = performance.now()
  const corrected = correctedFrom(photo, room, truth, [])
  const first = firstTap(truth)
  const tapped = first ? correctedFrom(photo, room, truth, [first]) : corrected
  return {
    name,
    kind,
    alone: overlap(alone, truth),
    isSure: isSure(sureness),
    sureness,
    corrected: corrected.overlaps.slice(1),
    tapped: tapped.overlaps,
    seconds: { room: (measured - started) / 1000, mask: (masked - measured) / 1000 },
    masks: { alone, corrected: corrected.mask },
  }
}

/** The page's mask of all walls. */
const wallsOf = (photo: Photo, room: MaskedRoom, taps: readonly Tap[]) =>
  findSurfaces(photo, room, facesOf('wall'), taps)

/** Overlaps after the given taps and after each further one on the largest mistake, three at most. */
function correctedFrom(photo: Photo, room: MaskedRoom, truth: Mask, given: readonly Tap[]) {
  const taps = [...given]
  let { mask } = wallsOf(photo, room, taps)
  const overlaps = [overlap(mask, truth)]
  while (taps.length < TAPS) {
    const next = nextTap(truth, mask)
    if (!next) break
    taps.push(next)
    mask = wallsOf(photo, room, taps).mask
    overlaps.push(overlap(mask, truth))
  }
  return { overlaps, mask }
}
