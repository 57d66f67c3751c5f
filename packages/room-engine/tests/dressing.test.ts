import { describe, expect, test } from 'vitest'
import { wallRunBehind } from '../src/staging/floor-plan.ts'
import { cornersOf, gapBetween, type Solid } from '../src/staging/footprint.ts'
import { cutBy } from '../src/staging/whole.ts'
import { drawn, furnished, piece, type Room, rooms, solidOf } from '../testing/furnished-rooms.ts'

describe('[HD-08] what dresses a room', () => {
  const dressed = (room: Room, kind: string) => room.dressing.filter((one) => one.kind === kind)

  test('a rug reaches 20 cm past both ends of the sofa, under its front legs and past the table', () => {
    const room = furnished(drawn, { room: 'living' })
    const [rug] = dressed(room, 'rug')
    const [sofa, table] = [piece(room, 'sofa'), piece(room, 'coffee-table')].map((one) => one && solidOf(one)) as [
      Solid,
      Solid,
    ]
    expect(rug?.w).toBeCloseTo(sofa.w + 0.4)
    expect(gapBetween(rug as Solid, sofa)).toBeLessThan(-0.2)
    expect(gapBetween(rug as Solid, table)).toBeLessThan(-0.2)
    const narrow = furnished({ ...drawn, right: 2.8 }, { room: 'living' })
    const seat = piece(narrow, 'sofa')
    for (const one of dressed(narrow, 'rug')) expect(one.w).toBeGreaterThan((seat?.product.widthMm ?? 0) / 1000 - 0.41)
  })

  test('a rug is whole but for its foot, and under nothing but its group; no hall has one', () => {
    for (const { plan, kind, room } of rooms)
      for (const rug of dressed(room, 'rug')) {
        expect(kind).not.toBe('hall')
        expect([...cutBy(plan, rug, 0)].filter((edge) => edge !== 'bottom')).toEqual([])
        const [main, ...others] = room.pieces.map(solidOf)
        expect(gapBetween(rug, main as Solid)).toBeLessThan(0)
        for (const [index, other] of others.entries())
          if (room.pieces[index + 1]?.product.category !== 'coffee-table')
            expect(gapBetween(rug, other)).toBeGreaterThan(-0.021)
      }
  })

  test('things stand on pieces and in them as in the shop’s own pictures', () => {
    for (const { room } of rooms)
      expect(dressed(room, 'things').map(({ model }) => model)).toEqual(
        room.pieces.filter(({ product }) => product.hasThings).map(({ product }) => `things/${product.id}`),
      )
  })

  test('pictures are two thirds as wide as what they hang over, 20 cm above it', () => {
    const room = furnished(drawn, { room: 'living' })
    const sofa = solidOf(room.pieces[0] as Room['pieces'][number])
    const prints = dressed(room, 'print')
    const ends = prints.flatMap((print) => cornersOf(print))
    const reach = (axis: 0 | 1) => Math.max(...ends.map((end) => end[axis])) - Math.min(...ends.map((end) => end[axis]))
    expect(prints.length).toBeGreaterThan(0)
    expect(Math.max(reach(0), reach(1)) / sofa.w).toBeGreaterThan(0.59)
    expect(Math.max(reach(0), reach(1)) / sofa.w).toBeLessThan(0.76)
    for (const { low } of prints) expect(low - sofa.high).toBeCloseTo(0.2)
    const window = { kind: 'window' as const, wall: 'back' as const, from: 0.5, to: 4.3, sill: 0.9, head: 2.2 }
    const openings = [window, { ...window, wall: 'front' as const }]
    const lit = furnished({ ...drawn, right: 6, openings }, { room: 'living' })
    for (const print of dressed(lit, 'print')) expect(['left', 'right']).toContain(wallRunBehind(drawn, print)?.wall)
  })

  test('a bed has two bedside tables alike with their lamps, or none', () => {
    for (const { room } of rooms.filter(({ kind }) => kind === 'bedroom')) {
      const isNarrow = (room.pieces[0]?.product.widthMm ?? 0) < 1350
      expect(isNarrow ? [0, 1, 2] : [0, 2]).toContain(dressed(room, 'bedside').length)
    }
    const room = furnished(drawn, { room: 'bedroom' })
    expect(dressed(room, 'bedside')).toHaveLength(2)
    const bed = solidOf(room.pieces[0] as Room['pieces'][number])
    for (const one of dressed(room, 'bedside')) expect(gapBetween(one, bed)).toBeCloseTo(0.05)
    expect(dressed(room, 'lamp').filter(({ model }) => model === 'table-lamp')).toHaveLength(2)
  })

  test('a dining table has three to six chairs and a lamp over its middle, a desk its chair, all whole', () => {
    for (const { room, kind, plan } of rooms.filter(({ kind }) => kind === 'dining' || kind === 'study')) {
      const main = solidOf(room.pieces[0] as Room['pieces'][number])
      const chairs = dressed(room, 'chair')
      for (const chair of chairs) expect([...cutBy(plan, chair)]).toEqual([])
      if (kind === 'study') expect(chairs.length).toBeLessThanOrEqual(1)
      else {
        expect(chairs.length).toBeGreaterThanOrEqual(3)
        expect(chairs.length).toBeLessThanOrEqual(6)
        if (plan === drawn) expect(dressed(room, 'pendant').map(({ x, z }) => [x, z])).toContainEqual([main.x, main.z])
      }
    }
    const [pendant] = dressed(furnished(drawn, { room: 'dining' }), 'pendant')
    expect((pendant?.low ?? 0) - 0.75).toBeCloseTo(0.75)
  })

  test('a floor lamp and a plant stand in nobody’s way, whole in the picture, and curtains hang in pairs', () => {
    const room = furnished(drawn, { room: 'living' })
    expect(dressed(room, 'lamp')).toHaveLength(1)
    expect(dressed(room, 'plant')).toHaveLength(1)
    for (const { plan, room: one } of rooms)
      for (const thing of [...dressed(one, 'plant'), ...dressed(one, 'lamp').filter(({ low }) => low === 0)]) {
        expect([...cutBy(plan, thing)]).toEqual([])
        for (const other of one.pieces)
          if (other.low === 0) expect(gapBetween(thing, solidOf(other))).toBeGreaterThan(-0.01)
      }
    const window = { kind: 'window' as const, wall: 'back' as const, from: 1.5, to: 3, sill: 0.9, head: 2.2 }
    const hung = (more = {}) =>
      dressed(furnished({ ...drawn, openings: [{ ...window, ...more }] }, { room: 'living' }), 'curtain')
    expect(hung().map(({ model }) => model)).toEqual(['curtain', 'curtain', 'rod'])
    expect(hung({ hasCurtains: true })).toEqual([])
  })
})
