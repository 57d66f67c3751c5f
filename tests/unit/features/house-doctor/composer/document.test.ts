import { describe, expect, test } from 'vitest'
import {
  applied,
  type Command,
  did,
  documentOf,
  historyOf,
  redo,
  undo,
} from '#app/features/house-doctor/composer/commands'
import {
  buildable,
  CUT_CORNERS,
  fitOpening,
  isInner,
  isSound,
  openingsOverlap,
  ROOM_LIMITS,
  type RoomOpening,
  type RoomShape,
  wallSpan,
  wallsOf,
  withoutGone,
} from '#app/features/house-doctor/composer/document'
import { floorAreaM2, openingLine, outlineOf, planOfRoom } from '#app/features/house-doctor/composer/floor'
import { freeOpening } from '#app/features/house-doctor/composer/new-opening'
import { sampleRoom } from '#app/features/house-doctor/composer/samples'

const room = sampleRoom('empty')
const lShaped: RoomShape = {
  widthMm: 5000,
  depthMm: 4000,
  heightMm: 2700,
  notch: { corner: 'back-right', widthMm: 2000, depthMm: 1500 },
}
const door: RoomOpening = {
  id: 9,
  kind: 'door',
  wall: 'front',
  atMm: 500,
  hinge: 'near',
  widthMm: 900,
  sillMm: 0,
  topMm: 2100,
}

/** Twice the signed area of a polygon; positive when anticlockwise. */
const signedArea = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + x * nextZ - nextX * z
  }, 0) / 2

describe('the floor of a room', () => {
  test.each(CUT_CORNERS)('with its %s corner cut out is one line round six corners, anticlockwise', (corner) => {
    const shape = { ...lShaped, notch: { corner, widthMm: 2000, depthMm: 1500 } }
    const outline = outlineOf(shape)
    expect(outline).toHaveLength(6)
    expect(signedArea(outline) / 1e6).toBeCloseTo(17)
    expect(floorAreaM2(shape)).toBeCloseTo(17)
    for (const [index, [x, z]] of outline.entries()) {
      const [nextX, nextZ] = outline[(index + 1) % 6] ?? [0, 0]
      // Each side runs along one of the axes.
      expect(Number(x === nextX) + Number(z === nextZ)).toBe(1)
    }
  })

  test('has walls as long as the cut leaves them', () => {
    expect(wallSpan(lShaped, 'back')).toEqual([0, 3000])
    expect(wallSpan(lShaped, 'right')).toEqual([0, 2500])
    expect(wallSpan(lShaped, 'front')).toEqual([0, 5000])
    expect(wallSpan({ ...lShaped, notch: { corner: 'front-left', widthMm: 2000, depthMm: 1500 } }, 'left')).toEqual([
      1500, 4000,
    ])
  })

  test('is for the engine a rectangle with a block in it, in metres', () => {
    const plan = planOfRoom({ ...room, shape: lShaped, openings: [door] })
    expect(plan).toMatchObject({ left: 0, right: 5, front: 0, back: 4 })
    expect(plan.kept).toEqual([{ x: 4, z: 3.25, w: 2, d: 1.5, turn: 0, low: 0, high: 2.7 }])
    expect(plan.openings).toEqual([{ kind: 'door', wall: 'front', from: 0.5, to: 1.4, sill: 0 }])
  })

  test('keeps to what can be built', () => {
    expect(buildable({ widthMm: 90, depthMm: 99_000, heightMm: 1, notch: lShaped.notch })).toEqual({
      widthMm: 1100,
      depthMm: 15_000,
      heightMm: 2000,
      notch: { corner: 'back-right', widthMm: 600, depthMm: 1500 },
    })
  })
})

describe('doors and windows', () => {
  test('stay in their wall, and not where the corner is cut out', () => {
    expect(fitOpening(lShaped, { ...door, wall: 'back', atMm: 4800 })?.atMm).toBe(2100)
    expect(fitOpening(lShaped, { ...door, wall: 'right', widthMm: 3000 })).toBeUndefined()
    expect(fitOpening(lShaped, { ...door, kind: 'window', sillMm: 2600, topMm: 9000 })).toMatchObject({
      sillMm: 2300,
      topMm: 2700,
    })
  })

  describe.each(CUT_CORNERS)('in a room with its %s corner cut out', (corner) => {
    const shape: RoomShape = { ...lShaped, notch: { corner, widthMm: 2000, depthMm: 1500 } }
    const inner = wallsOf(shape).filter(isInner)
    const outline = outlineOf(shape)
    const isOnOutline = ([x, z]: readonly [number, number]) =>
      outline.some(([fromX, fromZ], index) => {
        const [toX, toZ] = outline[(index + 1) % outline.length] ?? [0, 0]
        const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
        return isBetween(x, fromX, toX) && isBetween(z, fromZ, toZ)
      })

    test('[HD-02] stand in its two inner walls too, and lead into the corner', () => {
      expect(inner).toHaveLength(2)
      for (const wall of inner) {
        const window = fitOpening(shape, { ...door, kind: 'window', wall, atMm: 0, widthMm: 800 })
        if (!window) throw new Error(`no room in ${wall}`)
        expect(isSound({ ...room, shape, openings: [window] })).toBe(true)
        const { start, end, out } = openingLine(shape, window)
        expect([start, end].every(isOnOutline), wall).toBe(true)
        const [x, z] = [(start[0] + end[0]) / 2 + out[0] * 100, (start[1] + end[1]) / 2 + out[1] * 100]
        const [block] = planOfRoom({ ...room, shape, openings: [] }).kept
        if (!block) throw new Error('nothing is cut out')
        expect(Math.abs(x / 1000 - block.x)).toBeLessThan(block.w / 2)
        expect(Math.abs(z / 1000 - block.z)).toBeLessThan(block.d / 2)
        expect(fitOpening(shape, { ...door, wall, widthMm: 2100 })).toBeUndefined()
      }
    })

    test('[HD-02] go with the inner walls when these go', () => {
      const [wall] = inner
      const opening = { ...door, id: 5, wall: wall as RoomOpening['wall'] }
      const cut = applied({ ...room, shape, openings: [] }, { do: 'open', opening })
      expect(cut.openings).toHaveLength(1)
      const { notch: _, ...whole } = shape
      expect(applied(cut, { do: 'shape', shape: whole }).openings).toEqual([])
    })
  })

  test('lie on the inner face of their wall', () => {
    expect(openingLine(lShaped, { ...door, wall: 'left', atMm: 300 })).toMatchObject({
      start: [0, 300],
      end: [0, 1200],
      out: [-1, 0],
    })
    expect(openingLine(lShaped, { ...door, wall: 'back' })).toMatchObject({ start: [500, 4000], end: [1400, 4000] })
  })

  test('find a free piece of wall, until there is none', () => {
    const shape = { widthMm: 2000, depthMm: 2000, heightMm: 2500 }
    const openings: RoomOpening[] = []
    for (let added = freeOpening(shape, openings, 'door'); added; added = freeOpening(shape, openings, 'door')) {
      const opening = { id: openings.length + 1, ...added }
      expect(openings.some((other) => openingsOverlap(other, opening))).toBe(false)
      openings.push(opening)
    }
    expect(openings.length).toBeGreaterThanOrEqual(4)
    expect(isSound({ ...room, shape, openings })).toBe(true)
  })
})

test('[HD-02] a room without what is not sold any more is the same room, and says how much is missing', () => {
  const sofa = { id: 1, slug: 'sofa-ho-tay-ba-cho', xMm: 2000, zMm: 3100, turn: 0 }
  const mixed = { ...room, pieces: [sofa, { ...sofa, id: 2, slug: 'chua-bao-gio-ban' }] }
  expect(withoutGone(mixed, new Set([sofa.slug]))).toEqual({ begin: { ...room, pieces: [sofa] }, gone: 1 })
})

describe('commands', () => {
  const piece = { id: 1, slug: 'sofa', xMm: 1000, zMm: 800, turn: 180 }
  const commands: Command[] = [
    { do: 'place', piece },
    { do: 'move', piece: { id: 1, xMm: 1200, zMm: 900, turn: 90 } },
    { do: 'place', piece },
    { do: 'shape', shape: lShaped },
    { do: 'finish', walls: 'brick' },
    { do: 'open', opening: { ...door, wall: 'left' } },
    { do: 'close', id: 1 },
    { do: 'arrange', pieces: [piece] },
    { do: 'remove', id: 1 },
  ]
  const whole = commands.reduce(did, historyOf(room))

  test('are taken back one by one to where the room began, and done again', () => {
    const seen = [documentOf(whole)]
    let history = whole
    for (let step = 0; step < commands.length; step++) {
      history = undo(history)
      seen.push(documentOf(history))
    }
    expect(seen.at(-1)).toEqual(room)
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(commands.length + 1)
    for (const expected of seen.slice(0, -1).reverse()) {
      history = redo(history)
      expect(documentOf(history)).toEqual(expected)
    }
    expect(redo(history)).toEqual(history)
  })

  test('after a step back begin another way', () => {
    const other = did(undo(undo(whole)), { do: 'finish', floor: 'terrazzo' })
    expect(other.commands).toHaveLength(commands.length - 1)
    expect(redo(other)).toEqual(other)
    expect(documentOf(other).floor).toBe('terrazzo')
  })

  test('are no step where they change nothing', () => {
    const blocked = { ...door, id: 8, wall: 'front' as const, atMm: 300 }
    expect(did(historyOf(room), { do: 'open', opening: blocked }).commands).toEqual([])
  })

  test('are kept up to a number, behind which the room is as it was left', () => {
    let history = did(historyOf(room), { do: 'place', piece })
    for (let step = 0; step < 250; step++)
      history = did(history, { do: 'move', piece: { id: 1, xMm: step, zMm: 800, turn: 0 } })
    expect(history.commands).toHaveLength(200)
    expect(documentOf(history).pieces[0]?.xMm).toBe(249)
    for (let step = 0; step < 250; step++) history = undo(history)
    expect(documentOf(history).pieces[0]?.xMm).toBe(49)
  })

  test('[HD-02] number a piece when it comes into the room, so that no two are the same, and know when the room is full', () => {
    const { id: _, ...sofa } = piece
    let full = applied({ ...room, pieces: [piece] }, { do: 'place', piece: sofa })
    expect(full.pieces.map(({ id }) => id)).toEqual([1, 2])
    for (let more = 0; more < 70; more++) full = applied(full, { do: 'place', piece: sofa })
    expect(full.pieces).toHaveLength(ROOM_LIMITS.pieces)
    expect(isSound(full)).toBe(true)
    expect(did(historyOf(full), { do: 'place', piece: sofa }).commands).toEqual([])
  })

  test('take doors along when a wall becomes shorter, and drop them when it is too short', () => {
    const wide = applied(room, { do: 'open', opening: { ...door, wall: 'right', atMm: 2600 } })
    const short = applied(wide, { do: 'shape', shape: { ...room.shape, depthMm: 2400 } })
    expect(short.openings.find(({ id }) => id === door.id)?.atMm).toBe(1500)
    const narrow = applied(wide, { do: 'shape', shape: { ...room.shape, widthMm: 1300 } })
    expect(narrow.openings.map(({ kind }) => kind)).toEqual(['door', 'door'])
    expect(isSound(narrow)).toBe(true)
  })
})
