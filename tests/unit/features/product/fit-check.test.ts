import { describe, expect, test } from 'vitest'
import { intoLift, outcomeOf, rectangleFits, shortageOf, throughDoor, upStairs } from '#app/features/product/fit-check'
import type { Crate, Package } from '#app/features/product/packing'

describe('a rectangle in a rectangle', () => {
  test.each([
    [[100, 50], [100, 50], true],
    [[50, 100], [100, 50], true],
    [[101, 50], [100, 50], false],
    [[99, 51], [100, 50], false],
    // Longer than both sides, along the diagonal: Carver's case of a thin strip in a square.
    [[130, 10], [100, 100], true],
    [[132, 10], [100, 100], false],
    [[141, 0.1], [100, 100], true],
  ] as const)('%o in %o: %s', (inner, outer, fits) => {
    expect(rectangleFits(inner, outer)).toBe(fits)
  })
})

describe('[ROUTE-17] a package on its way in', () => {
  const sofa: Package = [2300, 1000, 860]
  const panels: Package = [2060, 660, 210]

  test.each([
    [sofa, 1100, 'fits'],
    [sofa, 870, 'tight'],
    [sofa, 850, 'too_large'],
    [panels, 800, 'fits'],
  ] as const)('%o through a door of %i mm: %s', (box, width, verdict) => {
    expect(throughDoor(box, width)).toBe(verdict)
  })

  test('a lift needs a door and a cabin', () => {
    const lift = { door: 900, width: 1100, depth: 1400, height: 2300 }
    expect(intoLift([2000, 600, 400], lift)).toBe('fits')
    expect(intoLift([2000, 600, 400], { ...lift, door: 390 })).toBe('too_large')
    expect(intoLift([2000, 600, 400], { ...lift, height: 2000 })).toBe('fits')
    expect(intoLift([2900, 600, 400], lift)).toBe('too_large')
  })

  test('[ROUTE-17] says the least that one measure lacks, and with that it goes in', () => {
    const lift = { door: 390, width: 1100, depth: 1400, height: 2300 }
    const into = (box: Package) => (cabin: typeof lift) => intoLift(box, cabin)
    expect(shortageOf(lift, into([2000, 600, 400]))).toEqual({ measure: 'door', by: 10 })
    const long = shortageOf({ ...lift, door: 900 }, into([2900, 600, 400]))
    expect(long?.measure).toBe('height')
    const longer = (by: number) => intoLift([2900, 600, 400], { ...lift, door: 900, height: lift.height + by })
    expect(longer(long?.by ?? 0)).not.toBe('too_large')
    expect(longer((long?.by ?? 0) - 10)).toBe('too_large')
    expect(shortageOf({ door: 850 }, ({ door }) => throughDoor([2300, 1000, 860], door))).toEqual({
      measure: 'door',
      by: 10,
    })
  })

  test('[ROUTE-17] says no number for what fits, or for what no single measure keeps out', () => {
    expect(shortageOf({ door: 900 }, ({ door }) => throughDoor([2300, 1000, 860], door))).toBeUndefined()
    const small = { door: 400, width: 500, depth: 500, height: 900 }
    expect(shortageOf(small, (cabin) => intoLift([3900, 900, 800], cabin))).toBeUndefined()
  })

  test('what is longer than the cabin is high leans in it', () => {
    const cabin = { door: 900, width: 1100, depth: 1400, height: 2200 }
    expect(intoLift([2400, 300, 100], cabin)).toBe('fits')
    expect(intoLift([2600, 300, 100], cabin)).toBe('too_large')
  })

  test('stairs have a corner: 2√2 · width − 2 · thickness', () => {
    const width = 1000
    const longest = Math.floor(2 * Math.SQRT2 * width - 2 * 100)
    expect(upStairs([longest, 2500, 100], width)).toBe('too_large')
    expect(upStairs([longest, 1500, 100], width)).toBe('tight')
    expect(upStairs([longest + 2, 1500, 100], width)).toBe('too_large')
    expect(upStairs([longest - 100, 1500, 100], width)).toBe('fits')
  })

  test('upright, only what the stairs are high enough for', () => {
    expect(upStairs([1900, 500, 400], 800)).toBe('fits')
    expect(upStairs([2300, 900, 800], 700)).toBe('too_large')
  })

  test('whatever passes a way passes a wider one', () => {
    for (const box of [sofa, panels]) {
      const verdicts = [500, 700, 900, 1100, 1300].map((width) => [
        throughDoor(box, width),
        upStairs(box, width),
        intoLift(box, { door: width, width, depth: 1.2 * width, height: 2100 }),
      ])
      for (const way of [0, 1, 2]) {
        const ranks = verdicts.map((row) => ['too_large', 'tight', 'fits'].indexOf(row[way] ?? ''))
        expect(ranks).toEqual([...ranks].sort())
      }
    }
  })
})

describe('[BUY-25] several crates on their way in', () => {
  const crate = (name: string, sides: Package): Crate => ({ name, sides, comesApart: true })
  const table = crate('table', [1260, 760, 510])
  const panels = crate('panels', [2060, 660, 210])
  const sofa = crate('sofa', [2300, 1000, 860])
  const through = (crates: Crate[], door: number) =>
    outcomeOf(crates, { door }, (box, way) => throughDoor(box, way.door))

  test('a lift that takes the largest crate does not take a longer one, which is named', () => {
    const lift = { door: 900, width: 1300, depth: 800, height: 1200 }
    expect(intoLift(table.sides, lift)).toBe('fits')
    const outcome = outcomeOf([table, panels], lift, intoLift)
    expect(outcome).toMatchObject({ verdict: 'too_large', crate: panels, tooLarge: [panels] })
    expect(outcome?.short).toEqual(shortageOf(lift, (cabin) => intoLift(panels.sides, cabin)))
  })

  test('fits where all fit, and is tight where one is', () => {
    expect(through([table, panels], 900)).toMatchObject({ verdict: 'fits', tooLarge: [] })
    expect(through([panels, table], 520)).toMatchObject({ verdict: 'tight', crate: table, tooLarge: [] })
  })

  test('of those that do not fit the one that lacks most is named', () => {
    const outcome = through([panels, table, sofa], 490)
    expect(outcome).toMatchObject({ crate: sofa, short: { by: 370 }, tooLarge: [table, sofa] })
    // No door is high enough for its shorter sides.
    const tower = crate('tower', [3000, 2100, 2100])
    expect(through([sofa, tower, table], 490)).toMatchObject({ crate: tower, short: undefined })
  })

  test('nothing is said of no crate', () => {
    expect(through([], 900)).toBeUndefined()
  })
})
