import { noise } from '@vuong-tron/geometry/numbers'
import { expect, test } from 'vitest'
import { type Box, type Face, pointAt } from '../src/geometry/room-box.ts'
import { type Photo, shrink } from '../src/picture.ts'
import {
  growForShadow,
  previewRemoval,
  type RemovalRequest,
  removeFurniture,
  suggestSource,
} from '../src/removal/removal.ts'
import { cameraAt } from '../testing/drawn-room.ts'
import { type Finish, faceMasksOf, maskWhere, paintedRoom } from '../testing/painted-room.ts'

const box: Box = { floor: 1.5, ceiling: 1.1, left: 1.9, right: 1.6, back: 3.4 }
const camera = cameraAt({ yaw: 6, pitch: -16, roll: 0.5, fieldOfView: 74 }, 256)
const room = { camera, box }
const SKIRTING_M = 0.1

/**
 * Terracotta tiles of 40 cm with pale joints, sand-coloured walls with grain and white skirting; lighter to the right.
 */
const finish: Finish = (face, [x, y, z]) => {
  const light = 0.8 + 0.1 * x
  const grain = 1 + 0.03 * noise(x * 30 + z * 11, y * 30, z * 30)
  const shade = (r: number, g: number, b: number) => [r * light * grain, g * light * grain, b * light * grain] as const
  const isJoint = [x, z].some((index) => Math.abs(index / 0.4 - Math.round(index / 0.4)) < 0.06)
  if (face === 'floor') return isJoint ? shade(220, 190, 160) : shade(150, 80, 55)
  if (face === 'ceiling') return shade(235, 235, 230)
  return box.floor - y < SKIRTING_M ? shade(245, 245, 245) : shade(190, 170, 130)
}
const empty = paintedRoom(camera, box, finish)
const surfaces = faceMasksOf(camera, box, empty)
const faceAt = (x: number, y: number) => pointAt(camera, box, [x + 0.5, y + 0.5])
const isSkirting = (x: number, y: number) => {
  const { face, point } = faceAt(x, y)
  return !['floor', 'ceiling'].includes(face) && box.floor - point[1] < SKIRTING_M
}
// As a person would tap them: the wall without its skirting.
const sources: RemovalRequest['sources'] = Object.fromEntries(
  Object.entries(surfaces).map(([face, mask]) => [
    face,
    maskWhere(empty, (x, y) => (mask.data[y * mask.width + x] as number) > 0 && !isSkirting(x, y)),
  ]),
)

/** A cupboard before the back wall, on the floor. */
const isPiece = (x: number, y: number) => x > 105 && x < 150 && y > 62 && y < 146
const furnished: Photo = { ...empty, data: empty.data.slice() }
for (let y = 0; y < empty.height; y++)
  for (let x = 0; x < empty.width; x++)
    if (isPiece(x, y)) furnished.data.set([20, 90 + (x % 7) * 10, 40], (y * empty.width + x) * 3)
const hole = maskWhere(
  empty,
  (x, y) => isPiece(x - 2, y) || isPiece(x + 2, y) || isPiece(x, y - 2) || isPiece(x, y + 2),
)
const request: RemovalRequest = { photo: furnished, room, hole, sources }

async function photoWithout(what: RemovalRequest): Promise<Photo> {
  const removed = await removeFurniture(what)
  if (!removed.ok) throw new Error(removed.code)
  return removed.photo
}
/** Computed once, because the search is slow. */
const result = await photoWithout(request)

/** Mean difference of two photos, and the lightness difference per channel. */
function difference(one: Photo, other: Photo, isCounted: (x: number, y: number) => boolean) {
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < one.width * one.height; pixel++)
    if (isCounted(pixel % one.width, Math.floor(pixel / one.width)))
      for (let channel = 0; channel < 3; channel++, count++)
        sum += Math.abs(
          (one.data[pixel * one.channels + channel] as number) -
            (other.data[pixel * other.channels + channel] as number),
        )
  return sum / count
}
const isInHole = (x: number, y: number) => hole.data[y * hole.width + x] !== 0
const onFace = (face: Face) => (x: number, y: number) => isInHole(x, y) && faceAt(x, y).face === face

test('tiles go on in register behind what is removed, in the light of the room', () => {
  expect(isInHole(125, 140) && faceAt(125, 140).face).toBe('floor')
  // Joints and tiles differ by 90 on average: a shift by a third of a tile would give 20.
  expect(difference(result, empty, onFace('floor'))).toBeLessThan(9)
})

test('the wall goes on with its own colour and grain, nothing of the floor or the piece on it', () => {
  const isWall = (x: number, y: number) => onFace('back')(x, y) && !isSkirting(x, y)
  expect(difference(result, empty, isWall)).toBeLessThan(5)
  const greenest = [...result.data.keys()].filter((index) => {
    const [x, y] = [Math.floor(index / 3) % 256, Math.floor(index / 768)]
    return index % 3 === 1 && isWall(x, y) && (result.data[index] as number) > (result.data[index - 1] as number)
  })
  expect(greenest).toEqual([])
})

test('skirting that no source mask holds is continued along its edge', () => {
  const isHidden = (x: number, y: number) => isInHole(x, y) && isSkirting(x, y)
  expect(difference(result, empty, isHidden)).toBeLessThan(14)
  expect(difference(furnished, empty, isHidden)).toBeGreaterThan(80)
})

test('outside the mask nothing changes, and grey in a mask is blended', async () => {
  expect(difference(result, furnished, (x, y) => !isInHole(x, y))).toBe(0)
  const data = new Uint8ClampedArray(256 * 192 * 4).map((_, index) =>
    index % 4 === 3 ? 200 : (furnished.data[Math.floor(index / 4) * 3 + (index % 4)] as number),
  )
  const soft = { ...hole, data: hole.data.map((value) => value * 0.6) }
  const blended = await photoWithout({ ...request, photo: { ...furnished, channels: 4, data }, hole: soft })
  const place = (80 * 256 + 120) * 4
  const share = Math.round(255 * 0.6 - 0.5) / 255
  for (let channel = 0; channel < 3; channel++) {
    const [before, after] = [data[place + channel] as number, result.data[(80 * 256 + 120) * 3 + channel] as number]
    expect(Math.abs((blended.data[place + channel] as number) - before - share * (after - before))).toBeLessThan(1.5)
  }
  expect(blended.data[place + 3]).toBe(200)
})

test('the same request gives the same picture, and says how far it is', async () => {
  const shares: number[] = []
  const stages = new Set<string>()
  const again = await removeFurniture(request, {
    onProgress: ({ stage, share }) => {
      shares.push(share)
      stages.add(stage)
    },
  })
  expect(again.ok && Buffer.compare(Buffer.from(again.photo.data), Buffer.from(result.data))).toBe(0)
  expect([...stages]).toEqual(['light', 'edges', 'pattern', 'seams'])
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.length).toBeGreaterThan(20)
})

test('work is given up when it is asked to be', async () => {
  const signal = { aborted: false }
  let steps = 0
  const onProgress = () => {
    steps++
    signal.aborted = steps === 3
  }
  expect(await removeFurniture(request, { onProgress, signal })).toEqual({ ok: false, code: 'cancelled' })
  expect(steps).toBe(3)
})

test('a preview is small and shows the room without the piece', async () => {
  const large = cameraAt({ yaw: 6, pitch: -16, roll: 0.5, fieldOfView: 74 }, 500)
  const bare = paintedRoom(large, box, finish)
  const isLarge = (x: number, y: number) => isPiece((x * 256) / 500, (y * 256) / 500)
  const around = maskWhere(bare, isLarge)
  const photo = { ...bare, data: bare.data.map((value, index) => (around.data[Math.floor(index / 3)] ? 0 : value)) }
  const masks = faceMasksOf(large, box, photo)
  const preview = await previewRemoval({ photo, room: { camera: large, box }, hole: around, sources: masks })
  if (!preview.ok) throw new Error(preview.code)
  expect(preview.photo).toMatchObject({ width: 480, height: 360 })
  const isSmall = (x: number, y: number) => isPiece((x * 256) / 480, (y * 256) / 480)
  expect(difference(preview.photo, shrink(bare, 480), isSmall)).toBeLessThan(16)
})

test('what cannot be done is refused, each with its reason', async () => {
  const mask = (isChosen: boolean) => maskWhere(empty, () => isChosen)
  const refusal = async (change: Partial<RemovalRequest>) => {
    const removed = await removeFurniture({ ...request, ...change })
    return removed.ok ? 'not refused' : removed
  }
  expect(await refusal({ hole: mask(false) })).toEqual({ ok: false, code: 'mask_empty' })
  expect(await refusal({ hole: mask(true) })).toEqual({ ok: false, code: 'mask_covers_everything' })
  expect(await refusal({ hole: { ...hole, width: 128 } })).toEqual({ ok: false, code: 'mask_size_mismatch' })
  expect(await previewRemoval({ ...request, hole: { ...hole, width: 128 } })).toEqual({
    ok: false,
    code: 'mask_size_mismatch',
  })
  const { floor, ...others } = sources
  expect(floor).toBeDefined()
  expect(await refusal({ sources: others })).toEqual({ ok: false, code: 'source_missing', faces: ['floor'] })
  expect(await refusal({ sources: { ...sources, back: mask(false) } })).toEqual({
    ok: false,
    code: 'source_missing',
    faces: ['back'],
  })
})

test('a scratch needs no source: it is closed from its rims', async () => {
  const scratch = maskWhere(empty, (x, y) => x > 60 && x < 200 && y === 40)
  const photo = { ...empty, data: empty.data.map((value, index) => (scratch.data[Math.floor(index / 3)] ? 0 : value)) }
  const mended = await photoWithout({ photo, room, hole: scratch, sources: {} })
  expect(difference(mended, empty, (x, y) => scratch.data[y * 256 + x] !== 0)).toBeLessThan(4)
})

test('the mask grows over the soft shadow of what is removed, and not over what stands beside it', () => {
  const shadowed = { ...furnished, data: furnished.data.slice() }
  const isLamp = (x: number, y: number) => x > 158 && x < 163 && y > 60 && y < 130
  for (let y = 0; y < 192; y++)
    for (let x = 0; x < 256; x++) {
      const away = Math.max(0, 105 - x, x - 150, 62 - y, y - 146)
      for (let channel = 0; channel < 3; channel++) {
        const index = (y * 256 + x) * 3 + channel
        if (isLamp(x, y)) shadowed.data[index] = 30
        else if (!isPiece(x, y))
          shadowed.data[index] = (shadowed.data[index] as number) * (1 - 0.35 * Math.exp(-((away / 8) ** 2)))
      }
    }
  const beside = Object.fromEntries(
    Object.entries(sources).map(([face, mask]) => [
      face,
      maskWhere(empty, (x, y) => mask?.data[y * 256 + x] !== 0 && !isLamp(x, y) && !isPiece(x, y)),
    ]),
  )
  const grown = growForShadow(shadowed, room, maskWhere(empty, isPiece), beside)
  const at = (x: number, y: number) => grown.data[y * 256 + x]
  expect([at(125, 100), at(100, 90), at(155, 90)]).toEqual([255, 255, 255])
  expect([at(160, 90), at(30, 90), at(220, 120)]).toEqual([0, 0, 0])
  expect(growForShadow(furnished, room, maskWhere(empty, isPiece), beside).data[90 * 256 + 94]).toBe(0)
  // Holes inside a piece's outline are removed too.
  const pierced = maskWhere(empty, (x, y) => isPiece(x, y) && Math.hypot(x - 125, y - 100) > 4)
  expect(growForShadow(furnished, room, pierced, beside).data[100 * 256 + 125]).toBe(255)
})

test('what is suggested as clean floor is the floor, not the rug on it', () => {
  const isRug = (x: number, y: number) => x > 90 && x < 160 && y > 140 && y < 165
  const plain = paintedRoom(camera, box, (face, point) => (face === 'floor' ? [150, 110, 80] : finish(face, point)))
  for (let y = 0; y < 192; y++)
    for (let x = 0; x < 256; x++) if (isRug(x, y)) plain.data.set([40, 60, 120], (y * 256 + x) * 3)
  const { data } = suggestSource(plain, room, hole, 'floor')
  expect([data[150 * 256 + 120], data[180 * 256 + 120], data[150 * 256 + 60], data[100 * 256 + 120]]).toEqual([
    0, 255, 255, 0,
  ])
})
