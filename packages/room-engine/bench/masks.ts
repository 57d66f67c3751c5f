import { readFileSync } from 'node:fs'
import type { Vec2 } from '@vuong-tron/geometry/vectors'
import sharp from 'sharp'
import { rayThrough } from '../src/geometry/camera.ts'
import { findLayout, type Layout } from '../src/geometry/layout.ts'
import { faceAlong } from '../src/geometry/room-box.ts'
import { type Mask, newMask } from '../src/masks/mask.ts'
import { objectMask, surfaceMask } from '../src/masks/masks.ts'
import type { Photo } from '../src/picture.ts'
import { dragged } from './drag.ts'
import type { BenchPart, BenchRoom, Figures } from './part.ts'
import { IDS, THINGS } from './rooms/scene.ts'
import { firstTap, nextTap, overlap } from './taps.ts'

const TAPS = 3
/** Minimum share of the picture for a surface, and for a thing. */
const [LEAST_SURFACE, LEAST_THING] = [0.02, 0.02]
/** Margin of a hand-drawn box around a thing. */
const HAND_PX = 8

const AT_LEAST = { must: { atLeast: 0.8 }, aim: { atLeast: 0.92 } }

export const masks: BenchPart = {
  name: 'masks',
  method: `*Mask, IoU* is what the mask and the truth have in common, of what is in either, at 1024 × 768 px. True are the pixels that show the floor or the wall itself: furniture, rugs, prints, lamps, doors, windows with their frames and sills, curtains, skirting, mouldings and rails are not part of it. Each wall is asked for by itself, and a room's walls are averaged; surfaces that show on less than 2 % of the picture are left out. The layout is the one after one drag, as above. Taps are those of a person: first on the middle of the largest part of the surface that shows, on the face that the layout has there; each next one on the middle of the largest mistake, to add or to take away, as long as it is at least 16 px wide; three at most, none taken back. *Things* are pieces of furniture and decor that show on at least 2 % of the picture, each in a box dragged 8 px around what shows of it, without a tap. The time is that of the processor for a mask with all of its taps, from the photo on.`,
  rows: [
    { figure: 'floorMask', what: 'mask of the floor, at most 3 taps, IoU', statistic: 'mean', unit: '', ...AT_LEAST },
    { figure: 'wallMasks', what: 'mask of a wall, at most 3 taps, IoU', statistic: 'mean', unit: '', ...AT_LEAST },
    {
      figure: 'thingMasks',
      what: 'mask of a thing in a dragged box, IoU',
      statistic: 'mean',
      unit: '',
      must: { atLeast: 0.7 },
    },
    { figure: 'maskSeconds', what: 'time to a mask', statistic: 'median', unit: 's', must: { atMost: 1 } },
  ],
  room: async (room): Promise<Figures> => {
    const ids = await idsOf(room)
    const found = findLayout(room.photo)
    const layout = found.ok ? dragged(found.layout, room.truth) : undefined
    const seconds: number[] = []
    const masked = (id: number) => {
      const truth = truthOf(room.photo, ids, id)
      if (shareOf(truth) < LEAST_SURFACE) return []
      // A refused photo has no mask.
      return layout ? [surfaceOverlap(room.photo, layout, truth, seconds)] : [0]
    }
    const things = [...new Set(ids)].flatMap((id) => {
      const truth = truthOf(room.photo, ids, id)
      if (id < THINGS || shareOf(truth) < LEAST_THING) return []
      return [overlap(objectMask(room.photo, boxAround(truth), []), truth)]
    })
    return {
      ...meanAs('floorMask', masked(IDS.floor)),
      ...meanAs('wallMasks', [IDS.left, IDS.back, IDS.right].flatMap(masked)),
      ...meanAs('thingMasks', things),
      ...meanAs('maskSeconds', seconds),
    }
  },
}

const meanAs = (figure: string, values: readonly number[]): Figures =>
  values.length > 0 ? { [figure]: values.reduce((sum, value) => sum + value, 0) / values.length } : {}

const idsOf = async ({ files }: BenchRoom) =>
  new Uint8Array(await sharp(readFileSync(files.ids)).extractChannel(0).raw().toBuffer())

function truthOf({ width, height }: Photo, ids: Uint8Array, id: number): Mask {
  const mask = newMask(width, height)
  for (const [pixel, seen] of ids.entries()) if (seen === id) mask.data[pixel] = 255
  return mask
}

const shareOf = ({ data }: Mask) => data.reduce((count, value) => count + (value > 0 ? 1 : 0), 0) / data.length

/** Overlap of a surface's mask after the taps of a person who sees its errors. */
function surfaceOverlap(photo: Photo, { camera, box }: Layout, truth: Mask, seconds: number[]): number {
  const first = firstTap(truth)
  if (!first) return 0
  const { face } = faceAlong(box, rayThrough(camera, [first.x, first.y]))
  const taps = [first]
  for (;;) {
    const started = process.cpuUsage()
    const mask = surfaceMask(photo, { camera, box }, [face], taps)
    const { user, system } = process.cpuUsage(started)
    const next = taps.length < TAPS ? nextTap(truth, mask) : undefined
    if (!next) {
      seconds.push((user + system) / 1e6)
      return overlap(mask, truth)
    }
    taps.push(next)
  }
}

function boxAround({ width, height, data }: Mask): Vec2[] {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (const [pixel, value] of data.entries()) {
    if (value === 0) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x - HAND_PX)
    right = Math.max(right, x + 1 + HAND_PX)
    top = Math.min(top, y - HAND_PX)
    bottom = Math.max(bottom, y + 1 + HAND_PX)
  }
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
