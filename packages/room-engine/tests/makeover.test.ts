import { describe, expect, test } from 'vitest'
import { changesOutside, GATES, unexplainedByColour } from '../bench/makeover-gates.ts'
import { toOklab } from '../src/colour.ts'
import { toPicture } from '../src/geometry/camera.ts'
import { carryOut } from '../src/makeover/carry-out.ts'
import type { Order } from '../src/makeover/instruction.ts'
import { type MakeoverStep, makeoverPlan, setStyleOf, type Wish } from '../src/makeover/plan.ts'
import { type Seen, seenIn } from '../src/makeover/seen.ts'
import { thingsSeen } from '../src/makeover/things.ts'
import type { Photo } from '../src/picture.ts'
import { lightOfHex } from '../src/surfaces/materials/drawing.ts'
import { inMood } from '../src/surfaces/mood.ts'
import { type StyleId, styles } from '../src/surfaces/styles.ts'
import { cameraAt } from '../testing/drawn-room.ts'
import { bareMaskOf, translucentRoom } from '../testing/opaque-room.ts'

const wish: Wish = { style: 'japandi', kind: 'living', intervention: 'mid', seed: 0 }
const seen: Seen = { faces: ['floor', 'ceiling', 'left', 'right', 'back'], floorShare: 0.5, hasHole: false }
const furnishedRoom: Seen = { ...seen, hasHole: true }

function stepsOf(some: Partial<Wish>, room: Seen = seen): MakeoverStep[] {
  const plan = makeoverPlan({ ...wish, ...some }, room)
  if (!plan.ok) throw new Error(plan.code)
  return plan.steps
}
const kinds = (steps: readonly MakeoverStep[]) => steps.map((step) => step.do)

describe('the plan of a makeover', () => {
  test('goes from mood to new furniture with the intervention, the least lasting last', () => {
    expect(kinds(stepsOf({ intervention: 'very_low' }))).toEqual(['mood'])
    expect(kinds(stepsOf({ intervention: 'low' }))).toEqual(['paint', 'paint', 'mood'])
    expect(kinds(stepsOf({ intervention: 'mid' }))).toEqual(['paint', 'paint', 'lay', 'mood', 'furnish'])
    const extreme = stepsOf({ intervention: 'extreme' }, furnishedRoom)
    expect(kinds(extreme)).toEqual(['remove', 'paint', 'paint', 'lay', 'mood', 'furnish'])
    expect(stepsOf({}).at(-1)).toMatchObject({ set: 'few', why: 'intervention' })
    expect(extreme.at(-1)).toMatchObject({ set: 'whole', why: 'intervention' })
  })

  test('asks for what nobody has confirmed, and takes nothing out of an empty room', () => {
    const refused = (some: Partial<Wish>, room: Seen) => makeoverPlan({ ...wish, ...some }, room)
    expect(refused({ intervention: 'extreme' }, seen)).toEqual({ ok: false, code: 'removal_unconfirmed' })
    expect(refused({}, { ...seen, faces: [] })).toEqual({ ok: false, code: 'surface_not_found' })
    expect(kinds(stepsOf({ intervention: 'very_low' }, { ...seen, faces: [] }))).toEqual(['mood'])
    expect(kinds(stepsOf({ intervention: 'extreme' }, { ...seen, floorShare: 0.9 }))).not.toContain('remove')
  })

  test('is another one for each of four designs, and always the same for one seed', () => {
    const designs = [0, 1, 2, 3].map((seed) => JSON.stringify(stepsOf({ seed })))
    expect(new Set(designs).size).toBe(4)
    expect(JSON.stringify(stepsOf({ seed: 2 }))).toBe(designs[2])
    for (const style of Object.keys(styles) as StyleId[]) {
      const floors = [0, 1, 2].map((seed) => stepsOf({ style, seed }).find((step) => step.do === 'lay'))
      expect(floors[0]).toMatchObject({ material: styles[style].floor })
      expect(new Set(floors.map((step) => step?.do === 'lay' && step.material)).size).toBe(3)
    }
  })

  test('changes only what is seen', () => {
    const steps = stepsOf({}, { ...seen, faces: ['back'] })
    expect(kinds(steps)).toEqual(['paint', 'mood', 'furnish'])
    expect(steps[0]).toMatchObject({ faces: ['back'] })
  })

  test('does what was said instead of what the style would do, and names what it cannot', () => {
    const orders: Order[] = [
      { do: 'recolour', colour: '4F7D4C', target: 'wall' },
      { do: 'keep', target: 'floor' },
      { do: 'insert', category: 'sofa' },
    ]
    const plan = makeoverPlan({ ...wish, intervention: 'mid', keepsStructure: true, orders }, seen)
    expect(plan.ok && kinds(plan.steps)).toEqual(['mood', 'paint', 'furnish'])
    // A mood would change the requested colour.
    expect(plan.ok && plan.steps[0]).toMatchObject({ faces: ['ceiling'] })
    expect(plan.ok && plan.steps[1]).toMatchObject({ faces: ['back', 'left', 'right'], why: 'said' })
    const free = makeoverPlan({ ...wish, orders: orders.slice(0, 1) }, seen)
    expect(free.ok && kinds(free.steps)).toEqual(['lay', 'mood', 'paint', 'furnish'])
    expect(plan.ok && plan.steps[2]).toMatchObject({ pieces: ['sofa'] })
    expect(plan.ok && plan.leftOut).toEqual([])
    const painted = makeoverPlan({ ...wish, intervention: 'low', orders }, seen)
    expect(painted.ok && painted.leftOut).toEqual([{ do: 'insert', why: 'not_part_of_it' }])
    const curtains: Order = { do: 'recolour', colour: 'FFFFFF', isThing: true }
    const swap: Order = { do: 'insert', category: 'bookshelf', replaces: true }
    const lost = makeoverPlan({ ...wish, intervention: 'mid', orders: [curtains, swap] }, seen)
    expect(lost.ok && lost.leftOut.map(({ do: what }) => what)).toEqual(['recolour', 'remove'])
    const marble: Order = { do: 'retexture', material: 'white_marble', surface: 'floor' }
    const walls = makeoverPlan({ ...wish, orders: [marble] }, { ...seen, faces: ['back'] })
    expect(walls.ok && walls.leftOut).toEqual([{ do: 'retexture', why: 'not_seen' }])
  })

  test('furnishes in the wood of its style', () => {
    expect(setStyleOf('industrial')).toBe('industrial')
    expect(setStyleOf('coastal')).toBe('scandinavian')
    expect(setStyleOf('indochine')).toBe('classic')
  })
})

const box = { floor: 1.5, ceiling: 1.2, left: 1.9, right: 1.7, back: 3.8 }
const camera = cameraAt({ yaw: 8, pitch: -8, roll: 0, fieldOfView: 78 }, 240)
const room = { camera, box }
const isCupboard = (x: number, y: number) => x > 90 && x < 130 && y > 60 && y < 130
/** Walls, ceiling and a cupboard of one grey, in light that falls off to the back. */
const photo = translucentRoom(camera, box, (face, [, , z]) => {
  const grey = (face === 'floor' ? 120 : 190) - z * 8
  return [grey + 4, grey, grey - 6]
})
const surfaces = bareMaskOf(camera, box, ['floor', 'left', 'right', 'back'], (x, y) => !isCupboard(x, y))
const scene = { photo, room, surfaces }

async function madeOver(steps: readonly MakeoverStep[]): Promise<Photo> {
  const made = await carryOut(steps, scene, {})
  if (!made.ok) throw new Error(made.code)
  return made.photo
}
const withoutFurniture = (steps: readonly MakeoverStep[]) => steps.filter((step) => step.do !== 'furnish')

describe('a makeover carried out', () => {
  test('is a mood and says so, or more than any filter could be', async () => {
    const mood = await madeOver(stepsOf({ intervention: 'very_low' }))
    expect(unexplainedByColour(photo, mood)).toBeLessThan(GATES.moodUnexplained.atMost)
    for (const intervention of ['low', 'mid'] as const) {
      const redesign = await madeOver(withoutFurniture(stepsOf({ intervention })))
      expect(unexplainedByColour(photo, redesign)).toBeGreaterThan(GATES.redesignUnexplained.atLeast)
    }
    const sepia = inMood(photo, { brightness: 0.1, contrast: 0.2, warmth: 0.06, colour: 0.3 })
    expect(unexplainedByColour(photo, sepia)).toBeLessThan(GATES.redesignUnexplained.atLeast)
    const negative = { ...photo, data: photo.data.map((value, index) => (index % 4 === 3 ? value : 255 - value)) }
    expect(unexplainedByColour(photo, negative)).toBeLessThan(GATES.redesignUnexplained.atLeast)
  })

  test('keeps all else to the bit where the structure is to be kept', async () => {
    const made = await madeOver(stepsOf({ intervention: 'low', keepsStructure: true }))
    expect(changesOutside(photo, made, surfaces)).toBe(0)
    expect(made.data).not.toEqual(photo.data)
    const free = await madeOver(stepsOf({ intervention: 'low' }))
    expect(changesOutside(photo, free, surfaces)).toBeGreaterThan(0)
  })

  test('paints the walls in the colour of the plan', async () => {
    const green: Order = { do: 'recolour', colour: '4F7D4C', target: 'wall' }
    const made = await madeOver(withoutFurniture(stepsOf({ intervention: 'low', orders: [green] })))
    const wall = (130 + 30) * 4 + 70 * camera.widthPx * 4
    const [red = 0, greenValue = 0, blue = 0] = made.data.slice(wall, wall + 3)
    expect(greenValue).toBeGreaterThan(red + 15)
    expect(greenValue).toBeGreaterThan(blue + 15)
  })

  test('a floor of which little shows between furniture is kept when it is to be kept, and laid when it is to be laid', async () => {
    const patch = bareMaskOf(camera, box, ['floor'], (x, y) => x > 110 && x < 135 && y > 150 && y < 168)
    const walls = bareMaskOf(camera, box, ['left', 'right', 'back'])
    const little = { ...walls, data: walls.data.map((value, pixel) => value | (patch.data[pixel] as number)) }
    const count = (mask: typeof patch) => mask.data.filter(Boolean).length
    expect(count(patch) / count(little)).toBeLessThan(0.02)
    const carriedOut = async (steps: readonly MakeoverStep[]) => {
      const made = await carryOut(steps, { photo, room, surfaces: little }, {})
      if (!made.ok) throw new Error(made.code)
      return made.photo
    }
    const paint = { do: 'paint', colour: toOklab(...lightOfHex('2050A0')), why: 'said' } as const
    const painted = await carriedOut([{ ...paint, faces: ['left', 'right', 'back'] }])
    expect(changesOutside(photo, painted, walls)).toBe(0)
    expect(painted.data).not.toEqual(photo.data)
    const laid = await carriedOut([{ do: 'lay', faces: ['floor'], material: 'walnut_planks', why: 'said' }])
    expect(changesOutside(photo, laid, patch)).toBe(0)
    expect(laid.data).not.toEqual(photo.data)
  })

  test('lays the floor as far as it was found, and paints none of it', async () => {
    // The true room is deeper than its box: floor goes on where the box has its back wall.
    const floor = bareMaskOf(camera, { ...box, back: 5 }, ['floor'])
    const walls = bareMaskOf(camera, box, ['left', 'right', 'back'])
    const beyond = { ...floor, data: floor.data.map((value, pixel) => Math.min(value, walls.data[pixel] as number)) }
    expect(beyond.data.filter(Boolean).length).toBeGreaterThan(100)
    const change = async (step: MakeoverStep) => {
      const made = await carryOut([step], { photo, room, surfaces, found: { floor } }, {})
      if (!made.ok) throw new Error(made.code)
      return changesOutside(photo, made.photo, { ...beyond, data: beyond.data.map((value) => 255 - value) })
    }
    const faces = ['left', 'right', 'back'] as const
    expect(await change({ do: 'paint', faces, colour: toOklab(...lightOfHex('2050A0')), why: 'said' })).toBe(0)
    expect(await change({ do: 'lay', faces: ['floor'], material: 'walnut_planks', why: 'said' })).toBeGreaterThan(50)
  })

  test('refuses what it cannot do instead of leaving it out', async () => {
    expect(await carryOut(stepsOf({}), scene, {})).toEqual({ ok: false, code: 'engine_unavailable' })
    expect(await carryOut([{ do: 'remove', why: 'intervention' }], scene, {})).toEqual({
      ok: false,
      code: 'mask_empty',
    })
    const furniture = stepsOf({}).filter((step) => step.do === 'furnish')
    const nothing = await carryOut(furniture, scene, { furnish: async () => ({ ok: false, code: 'nothing_fits' }) })
    expect(nothing).toEqual({ ok: false, code: 'nothing_fits' })
    const stopped = await carryOut(stepsOf({ intervention: 'low' }), scene, { signal: AbortSignal.abort() })
    expect(stopped).toEqual({ ok: false, code: 'cancelled' })
  })

  test('takes out what is marked, and dresses what was behind it', async () => {
    const hole = { ...surfaces, data: surfaces.data.map(() => 0) }
    for (let y = 61; y < 130; y++) for (let x = 91; x < 130; x++) hole.data[y * camera.widthPx + x] = 255
    expect(seenIn(room, surfaces, hole)).toMatchObject({ hasHole: true })
    const told: string[] = []
    const steps: MakeoverStep[] = [
      { do: 'remove', why: 'intervention' },
      { do: 'paint', faces: ['back'], colour: toOklab(...lightOfHex('B5714F')), why: 'style' },
    ]
    const made = await carryOut(steps, { ...scene, hole }, { onStep: (step) => told.push(step) })
    expect(told[0]).toBe('remove')
    expect(told.at(-1)).toBe('paint')
    expect(told).toContain('seams')
    const behind = (90 * camera.widthPx + 110) * 4
    const [red = 0, , blue = 0] = made.ok ? made.photo.data.slice(behind, behind + 3) : []
    expect(red).toBeGreaterThan(blue + 30)
  })
})

test('what stands before bare wall and floor is an obstacle; a window is none', () => {
  const all = bareMaskOf(camera, box, ['floor', 'left', 'right', 'back'])
  expect(thingsSeen(room, all)).toEqual([])
  const chest = [-0.2, 0.5].map((x) => toPicture(camera, [x, box.floor, 2.6]) ?? [0, 0])
  const [left = [0, 0], right = [0, 0]] = chest
  const isChest = (x: number, y: number) => x >= left[0] && x < right[0] && y > left[1] - 40 && y < left[1]
  const withChest = bareMaskOf(camera, box, ['floor', 'left', 'right', 'back'], (x, y) => !isChest(x, y))
  const [found, ...others] = thingsSeen(room, withChest)
  const solid = found?.solid
  expect(others).toEqual([])
  expect(solid?.w).toBeCloseTo(0.7, 0)
  expect((solid?.z ?? 0) - (solid?.d ?? 0) / 2).toBeCloseTo(2.6, 0)
  const isWindow = (x: number, y: number) => x > 110 && x < 150 && y > 55 && y < 85
  expect(
    thingsSeen(
      room,
      bareMaskOf(camera, box, ['floor', 'left', 'right', 'back'], (x, y) => !isWindow(x, y)),
    ),
  ).toEqual([])
})
