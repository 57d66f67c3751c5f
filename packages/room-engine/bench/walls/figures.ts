import { performance } from 'node:perf_hooks'
import { findLayout, usualRoom } from '../../src/geometry/layout.ts'
import type { Tap } from '../../src/masks/correction.ts'
import { facesOf } from '../../src/masks/labels.ts'
import type { Mask } from '../../src/masks/mask.ts'
import { findSurfaces, isSure } from '../../src/masks/masks.ts'
import { labelRoom, type RoomLabels } from '../../src/network/label-room.ts'
import type { Weights } from '../../src/network/weights.ts'
import type { Photo } from '../../src/picture.ts'
import { firstTap, nextTap, overlap } from '../taps.ts'
import { floorOverlap } from './floors.ts'
import type { WallPhotograph } from './folder.ts'

const TAPS = 3

/** Masks of one photograph, as the page makes them, and what they have in common with the truth. */
export type WallFigures = {
  name: string
  kind: string | undefined
  /** "All walls" without a tap, by the engine's rules alone. */
  ruled: number
  /** The same joined with the network, as all that follows. */
  alone: number
  isSure: boolean
  sureness: number | undefined
  /** After each correction of the mask that was found alone. */
  corrected: readonly number[]
  /** After a first tap on the largest wall, and after each correction. */
  tapped: readonly number[]
  /** Of the work before any tap; the room and the mask are without the network. */
  seconds: { network: number; room: number; mask: number }
  masks: { alone: Mask; corrected: Mask }
  /** The floor without a tap, where its truth is known. */
  floor: { overlap: number; isSure: boolean } | undefined
}

export function wallFigures({ name, kind, photo, truth, floorTruth }: WallPhotograph, weights: Weights): WallFigures {
  const [labels, network] = timed(() => labelRoom(photo, weights))
  const [room, search] = timed(() => roomOf(photo, labels))
  const walls = facesOf('wall')
  const joined = (taps: readonly Tap[]) => findSurfaces(photo, room, walls, taps, labels)
  const [{ mask: alone, sureness }, cut] = timed(() => joined([]))
  const ruled = findSurfaces(photo, roomOf(photo), walls).mask
  const corrected = correctedFrom(joined, truth, [])
  const first = firstTap(truth)
  const tapped = first ? correctedFrom(joined, truth, [first]) : corrected
  const floor = floorTruth && findSurfaces(photo, room, facesOf('floor'), [], labels)
  return {
    name,
    kind,
    ruled: overlap(ruled, truth),
    alone: overlap(alone, truth),
    isSure: isSure(sureness),
    sureness,
    corrected: corrected.overlaps.slice(1),
    tapped: tapped.overlaps,
    seconds: { network, room: search, mask: cut },
    masks: { alone, corrected: corrected.mask },
    floor: floor && { overlap: floorOverlap(floor.mask, floorTruth), isSure: isSure(floor.sureness) },
  }
}

/** The page's room. */
function roomOf(photo: Photo, labels?: RoomLabels) {
  const found = findLayout(photo, labels)
  return found.ok ? found.layout : usualRoom(photo)
}

/** What some work gives, and its seconds. */
function timed<Result>(work: () => Result): [result: Result, seconds: number] {
  const started = performance.now()
  const result = work()
  return [result, (performance.now() - started) / 1000]
}

/** Overlaps after the given taps and after each further one on the largest mistake, three at most. */
function correctedFrom(wallsAfter: (taps: readonly Tap[]) => { mask: Mask }, truth: Mask, given: readonly Tap[]) {
  const taps = [...given]
  let { mask } = wallsAfter(taps)
  const overlaps = [overlap(mask, truth)]
  while (taps.length < TAPS) {
    const next = nextTap(truth, mask)
    if (!next) break
    taps.push(next)
    mask = wallsAfter(taps).mask
    overlaps.push(overlap(mask, truth))
  }
  return { overlaps, mask }
}
