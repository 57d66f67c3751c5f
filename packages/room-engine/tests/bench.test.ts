import { expect, test } from 'vitest'
import { colourDifference, labOf } from '../bench/colour-difference.ts'
import type { BenchPart } from '../bench/part.ts'
import { tableOf } from '../bench/report.ts'
import { sixFor } from '../bench/room-products.ts'
import { truthOf } from '../bench/room-truth.ts'
import { developed } from '../bench/rooms/develop.ts'
import { generateRoomPlan } from '../bench/rooms/plan.ts'
import { renderRoom } from '../bench/rooms/render.ts'
import { IDS, THINGS } from '../bench/rooms/scene.ts'
import { faultsOf } from '../bench/staging-faults.ts'
import { floorOverlap, floorTruth } from '../bench/walls/floors.ts'
import { wallRows } from '../bench/walls/report.ts'
import { rayThrough } from '../src/geometry/camera.ts'
import { faceAlong } from '../src/geometry/room-box.ts'
import { type Mask, newMask } from '../src/masks/mask.ts'

const [width, height] = [48, 36]
const plan = generateRoomPlan(6)
const empty = renderRoom(plan, 'empty', width, height)
const furnished = renderRoom(plan, 'furnished', width, height)

const part = (ids: readonly number[], id: number) =>
  ids.filter((one) => one === id).length / furnished.ids.filter((one) => one === id).length

test('a rendered room shows each face where its truth says', () => {
  const { camera, box } = truthOf(plan, width, height)
  const names = Object.fromEntries(Object.entries(IDS).map(([name, id]) => [id, name]))
  const faces = [...empty.ids].map((id, pixel) => {
    const shown = names[id] ?? ''
    if (['outside', 'door', 'trim'].includes(shown)) return { shown, face: shown }
    const ray = rayThrough(camera, [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5])
    return { shown, face: faceAlong(box, ray).face }
  })
  expect(faces.filter(({ shown, face }) => shown !== face)).toEqual([])
  for (const face of ['floor', 'back', 'right'])
    expect(faces.filter(({ shown }) => shown === face).length, face).toBeGreaterThan(50)
})

test('a room is the same in every run, and differs from the next', async () => {
  expect(JSON.stringify(generateRoomPlan(6))).toBe(JSON.stringify(plan))
  expect(JSON.stringify(generateRoomPlan(8))).not.toBe(JSON.stringify(plan))
  const again = renderRoom(generateRoomPlan(6), 'empty', width, height)
  expect(again.light).toEqual(empty.light)
  expect(await developed(again, 6).photo).toEqual(await developed(empty, 6).photo)
})

test('furniture is in the mask, each piece with a value of its own', () => {
  const things = new Set([...furnished.ids].filter((id) => id >= THINGS))
  expect(things.size).toBeGreaterThan(0)
  expect(Math.max(...things)).toBeLessThan(THINGS + plan.items.length)
  expect(empty.ids.filter((id) => id >= THINGS)).toHaveLength(0)
})

test('the same room with another floor and another wall differs there, and elsewhere by the light they throw back', () => {
  for (const [variant, changed] of [
    ['other-floor', IDS.floor],
    ['other-wall', IDS.back],
  ] as const) {
    const other = renderRoom(plan, variant, width, height)
    expect(other.ids).toEqual(furnished.ids)
    const differs = (pixel: number) =>
      Math.abs((other.light[pixel * 3] as number) / (furnished.light[pixel * 3] as number) - 1) > 0.1
    const ids = [...furnished.ids].filter((_, pixel) => differs(pixel))
    expect(part(ids, changed), variant).toBeGreaterThan(0.9)
    expect(part(ids, variant === 'other-floor' ? IDS.back : IDS.floor), variant).toBeLessThan(0.1)
  }
})

test('rooms are as many-sided as the method says', () => {
  const plans = Array.from({ length: 60 }, (_, seed) => generateRoomPlan(seed))
  const views = plans.map(({ viewpoint }) => viewpoint)
  for (const { fieldOfView, pitch, roll, position } of views) {
    expect(fieldOfView).toBeGreaterThanOrEqual(50)
    expect(fieldOfView).toBeLessThanOrEqual(95)
    expect(Math.abs(pitch)).toBeLessThanOrEqual(12)
    expect(Math.abs(roll)).toBeLessThanOrEqual(2)
    expect(position[1]).toBeGreaterThanOrEqual(1150)
  }
  expect(views.filter(({ fieldOfView }) => fieldOfView < 65).length).toBeGreaterThan(9)
  expect(views.filter(({ fieldOfView }) => fieldOfView > 80).length).toBeGreaterThan(9)
  expect(views.filter(({ yaw }) => Math.abs(yaw) > 27).length).toBeGreaterThan(6)
  expect(new Set(plans.map(({ look }) => look.floor.kind)).size).toBe(6)
  expect(plans.filter(({ items }) => items.length > 3).length).toBeGreaterThan(25)
})

test('ΔE00 is that of its authors’ test pairs', () => {
  // From table 1 of Sharma, Wu and Dalal 2005: pairs that catch wrong mean hues and the rotation of blues.
  const pairs = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const
  for (const [one, other, difference] of pairs) {
    expect(colourDifference(one, other)).toBeCloseTo(difference, 4)
    expect(colourDifference(other, one)).toBeCloseTo(difference, 4)
  }
  expect(labOf(255, 0, 0).map(Math.round)).toEqual([53, 80, 67])
  expect(labOf(255, 255, 255).map((value) => Math.round(value * 10) / 10 + 0)).toEqual([100, 0, 0])
})

test('a row of the table reaches what both halves of the rooms reach', () => {
  const judged: BenchPart = {
    name: 'part',
    method: '',
    room: () => ({}),
    rows: [{ figure: 'error', what: 'error', statistic: 'median', unit: '°', must: { atMost: 4 }, aim: { atMost: 2 } }],
  }
  const verdict = (tuning: number[], heldOut: number[]) => {
    const figures = (values: number[]) => values.map((error) => ({ error }))
    const table = tableOf([judged], { tuning: figures(tuning), heldOut: figures(heldOut), photographs: [] })
    return table.split('\n').at(-1)
  }
  expect(verdict([1, 2, 9], [1.5])).toBe('| error (median) | 2.00 ° | 1.50 ° |  | ≤ 4 ° | ≤ 2 ° | the aim |')
  expect(verdict([1], [3])).toContain('| yes |')
  expect(verdict([1], [5])).toContain('| NO |')
  expect(verdict([], [])).toMatch(/\| {2}\|$/)
})

test('furniture that stands badly is found, and only that', () => {
  const [sofa, table, television, shelf] = sixFor(0)
  if (!sofa || !table || !television || !shelf) throw new Error('The living room has too few pieces.')
  const room = { ...plan, w: 4400, d: 4600, openings: [] }
  const seat = { product: sofa, x: 0, z: -2300 + 480, turn: 0 }
  expect(faultsOf(room, [seat, { product: table, x: 0, z: -2300 + 950 + 400 + 300, turn: 0 }])).toEqual({
    collisions: 0,
    clearance: 0,
  })
  const counted = (...pieces: Parameters<typeof faultsOf>[1]) => faultsOf(room, pieces)
  expect(counted({ ...seat, x: 1500 }).collisions).toBe(1)
  expect(counted(seat, { product: shelf, x: 300, z: -2100, turn: 0 }).collisions).toBe(1)
  expect(counted(seat, { product: table, x: 0, z: -2300 + 950 + 200 + 300, turn: 0 }).clearance).toBeGreaterThan(0)
  expect(counted(seat, { product: television, x: 0, z: -900, turn: 180 }).clearance).toBeGreaterThan(0)
  const door = { kind: 'door', wall: 'back', from: -400, to: 400, sill: 0, head: 2050 } as const
  expect(faultsOf({ ...room, openings: [door] }, [seat]).clearance).toBe(1)
  const window = { ...door, kind: 'window', sill: 900 } as const
  expect(faultsOf({ ...room, openings: [window] }, [seat]).clearance).toBe(0)
  expect(faultsOf({ ...room, openings: [window] }, [{ product: shelf, x: 0, z: -2140, turn: 0 }]).clearance).toBe(1)
})

test('taps on photographs help, do nothing or harm, and wrong masks are counted by what the engine said of them', () => {
  const nothing = newMask(1, 1)
  const photograph = (alone: number, corrected: number[], isSure: boolean) => ({
    name: 'one',
    kind: 'bedroom',
    ruled: alone / 2,
    alone,
    isSure,
    sureness: isSure ? 1 : 0,
    corrected,
    tapped: [alone],
    seconds: { network: 1, room: 2, mask: 3 },
    masks: { alone: nothing, corrected: nothing },
    floor: { overlap: alone / 2, isSure },
  })
  const rows = wallRows([photograph(0.4, [0.6, 0.605, 0.5], false), photograph(0.8, [0.9], true)])
  const shownAs = (what: string) => rows.find(([name]) => name.startsWith(what))?.[1]
  expect(shownAs('rules alone')).toBe('0.300 / 0.400')
  expect(shownAs('with the network, no tap')).toBe('0.600 / 0.800')
  expect(shownAs('three corrections at most')).toBe('0.700 / 0.900')
  expect(shownAs('floor of 2, no tap')).toBe('0.300 / 0.400')
  expect(shownAs('the same, of 1 that the engine is sure of')).toBe('0.400 / 0.400')
  expect(shownAs('correcting taps that help')).toBe('50 %')
  expect(shownAs('correcting taps that harm')).toBe('25 %')
  expect(rows.filter(([name]) => name.startsWith('"not sure"')).map(([, value]) => value)).toEqual(['100 %', '0 %'])
  expect(rows.filter(([name]) => name.includes('seconds')).map(([, value]) => value)).toEqual([
    '1.00, 1.00',
    '3.00, 3.00',
    '4.00, 4.00',
  ])
})

test('a drawn floor is read as a mask, and what is found on a rug counts neither way', async () => {
  const size = { width: 100, height: 75 }
  const truth = await floorTruth('ADE_val_00001950', size)
  if (!truth) throw new Error('not drawn')
  const count = ({ data }: Mask) => data.filter((value) => value > 0).length / data.length
  expect(count(truth.floor)).toBeGreaterThan(0.04)
  expect(count(truth.floor)).toBeLessThan(0.07)
  expect(count(truth.rugs)).toBeGreaterThan(0.1)
  expect(floorOverlap(truth.floor, truth)).toBe(1)
  const both = {
    ...truth.floor,
    data: truth.floor.data.map((value, pixel) => Math.max(value, truth.rugs.data[pixel] as number)),
  }
  expect(floorOverlap(both, truth)).toBe(1)
  expect(floorOverlap(newMask(size.width, size.height), truth)).toBe(0)
  expect(await floorTruth('nobody-drew-this', size)).toBeUndefined()
})
