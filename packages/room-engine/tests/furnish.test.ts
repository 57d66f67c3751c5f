import { describe, expect, test } from 'vitest'
import { products } from '../bench/furniture.ts'
import { toPicture } from '../src/geometry/camera.ts'
import { newMask } from '../src/masks/mask.ts'
import { hidesOpening } from '../src/staging/curtains.ts'
import { alongOf, type FloorPlan, wallRunBehind } from '../src/staging/floor-plan.ts'
import { gapBetween } from '../src/staging/footprint.ts'
import { furnishedRoom } from '../src/staging/furnish.ts'
import { placeItem } from '../src/staging/furniture.ts'
import { airOf, leavesWall } from '../src/staging/placing-rules.ts'
import type { SetWish } from '../src/staging/room-set.ts'
import { SET_STYLES } from '../src/staging/style.ts'
import { categoriesFor, templateOf } from '../src/staging/templates/templates.ts'
import { hiddenShare } from '../src/staging/visibility.ts'
import { cutBy, facesCamera } from '../src/staging/whole.ts'
import {
  box,
  categories,
  drawn,
  furnished,
  KINDS,
  photo,
  piece,
  type Room,
  rooms,
  solidOf,
} from '../testing/furnished-rooms.ts'

const MAINS = { living: 'sofa', bedroom: 'bed', dining: 'dining-table', study: 'work-desk', hall: 'shoe-cabinet' }

test('[HD-08] the rules are tried on enough rooms', () => {
  expect(rooms.length).toBeGreaterThan(90)
  for (const kind of KINDS) expect(rooms.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(10)
})

describe('[HD-08] the main piece', () => {
  test('is what the room is for, comes first, and is whole in the picture but for a bed’s foot', () => {
    for (const { plan, kind, room } of rooms) {
      expect(categories(room)[0]).toBe(MAINS[kind])
      const edges = [...cutBy(plan, solidOf(room.pieces[0] as Room['pieces'][number]))]
      expect(kind === 'bedroom' ? edges.filter((edge) => edge !== 'bottom') : edges).toEqual([])
    }
  })

  test('of a dining room leaves its doors free, or stands at a wall with fewer chairs', () => {
    const door = { kind: 'door' as const, wall: 'back' as const, from: -0.5, to: 0.5, sill: 0, head: 2 }
    const behind = furnished({ ...photo, openings: [door] }, { room: 'dining' })
    const [table] = behind.pieces
    if (!table) throw new Error('No table stands there.')
    expect(Math.abs(table.x) > 1 || table.z < 3.2).toBe(true)
    const low = furnished({ ...photo, left: -1.2, right: 1.2 }, { room: 'dining' })
    const chairs = low.dressing.filter(({ kind }) => kind === 'chair')
    expect(low.pieces.length).toBeGreaterThan(0)
    expect(chairs.length).toBeGreaterThanOrEqual(3)
  })

  test('stands in the middle of its wall, within five centimetres, where the whole wall is free', () => {
    for (const kind of ['living', 'bedroom', 'study', 'hall'] as const) {
      const [main] = furnished(drawn, { room: kind }).pieces
      const solid = solidOf(main as Room['pieces'][number])
      const run = wallRunBehind(drawn, solid)
      if (!run) throw new Error('It stands at no wall.')
      expect(Math.abs(alongOf(run.wall, solid) - (run.from + run.to) / 2), kind).toBeLessThan(0.05)
    }
  })

  test('faces the camera within 60 degrees', () => {
    for (const { plan, kind, room } of rooms)
      if (kind !== 'dining') expect(facesCamera(plan, solidOf(room.pieces[0] as Room['pieces'][number]), 60)).toBe(true)
  })

  test('takes the wall that shows most, and the next when a door is in it', () => {
    const wallOf = (plan: FloorPlan) => {
      const [sofa] = furnished(plan, { room: 'living' }).pieces
      return wallRunBehind(plan, solidOf(sofa as Room['pieces'][number]))?.wall
    }
    expect(wallOf(photo)).toBe('back')
    const wide = { ...drawn, right: 6 }
    expect(['back', 'front']).toContain(wallOf(wide))
    const doors = (['back', 'front'] as const).map((wall) => ({
      kind: 'door' as const,
      wall,
      from: 2.5,
      to: 3.5,
      sill: 0,
    }))
    expect(['left', 'right']).toContain(wallOf({ ...wide, openings: doors }))
  })

  test('of a bedroom stands under no window', () => {
    const window = { kind: 'window' as const, wall: 'back' as const, from: -1.2, to: 1.2, sill: 1.4, head: 2.2 }
    const [bed] = furnished({ ...photo, openings: [window] }, { room: 'bedroom' }).pieces
    const solid = bed && solidOf(bed)
    const isUnder = solid && wallRunBehind(photo, solid)?.wall === 'back' && Math.abs(solid.x) - solid.w / 2 < 1.2
    expect(isUnder ?? false).toBe(false)
  })

  test('is no chaise and no corner that is not there, and a living room has neither shoes nor a bar trolley', () => {
    for (const { kind, room } of rooms) {
      const forms = room.pieces.map(({ product }) => product.form)
      expect(forms).not.toContain('chaise')
      expect(forms).not.toContain('corner')
      expect(forms).not.toContain('trolley')
      if (kind !== 'hall') expect(categories(room)).not.toContain('shoe-cabinet')
    }
  })
})

describe('[HD-08] the other pieces', () => {
  test('are whole in the picture, show their fronts, hide nothing, and are five at most', () => {
    for (const { plan, room } of rooms) {
      expect(room.pieces.length).toBeLessThanOrEqual(5)
      for (const [index, one] of room.pieces.entries()) {
        if (index === 0) continue
        expect([...cutBy(plan, solidOf(one))], one.product.id).toEqual([])
        if (!plan.view || one.product.category === 'coffee-table') continue
        expect(facesCamera(plan, solidOf(one), solidOf(one).high < 1.2 ? 66 : 60), one.product.id).toBe(true)
        for (const other of room.pieces.slice(0, index))
          expect(hiddenShare(solidOf(other), solidOf(one))).toBeLessThan(0.13)
      }
    }
  })

  test('a coffee table stands 40 to 46 cm before the sofa, on its axis, and is at most two thirds as wide', () => {
    const tables = rooms.flatMap(({ room }) => {
      const [sofa, table] = [piece(room, 'sofa'), piece(room, 'coffee-table')]
      return sofa && table ? [[solidOf(sofa), solidOf(table)] as const] : []
    })
    expect(tables.length).toBeGreaterThan(10)
    for (const [sofa, table] of tables) {
      expect(gapBetween(sofa, table)).toBeGreaterThan(0.399)
      expect(gapBetween(sofa, table)).toBeLessThan(0.461)
      expect(Math.min(Math.abs(sofa.x - table.x), Math.abs(sofa.z - table.z))).toBeLessThan(0.001)
      expect(table.w).toBeLessThanOrEqual(sofa.w * 0.67 + 0.1)
    }
  })

  test('a screen stands across from the sofa, and only where that wall is seen', () => {
    const across = furnished(drawn, { room: 'living' })
    const [sofa, stand] = [piece(across, 'sofa'), piece(across, 'tv-stand')].map((one) => one && solidOf(one))
    expect(stand?.turn).toBe(((sofa?.turn ?? 0) + 180) % 360)
    expect(across.dressing.map(({ kind }) => kind)).toContain('television')
    const facing = furnished(photo, { room: 'living' })
    expect(categories(facing)).not.toContain('tv-stand')
    expect(facing.leftOut).toContain('tv-stand')
  })

  test('beside each other are level or 30 cm apart in height, and one at most is at the main wall', () => {
    for (const { plan, room } of rooms) {
      const standing = room.pieces.filter(({ low }) => low === 0).map((one) => ({ one, solid: solidOf(one) }))
      const atWall = standing.flatMap(({ one, solid }) => {
        const run = ['coffee-table', 'dining-table'].includes(one.product.category)
          ? undefined
          : wallRunBehind(plan, solid)
        return run ? [{ wall: run.wall, high: solid.high }] : []
      })
      for (const [index, one] of atWall.entries())
        for (const other of atWall.slice(index + 1)) {
          const apart = Math.abs(one.high - other.high)
          if (one.wall === other.wall) expect(apart < 0.011 || apart > 0.299).toBe(true)
        }
      const [main] = atWall
      const isAtWall = room.pieces[0]?.product.category !== 'dining-table'
      if (main && isAtWall) expect(atWall.filter(({ wall }) => wall === main.wall).length).toBeLessThanOrEqual(2)
    }
  })

  test('stand clear of the frames and curtains of windows, and hide none', () => {
    const window = { kind: 'window' as const, wall: 'back' as const, from: 0.6, to: 1.6, sill: 0.8, head: 2.1 }
    for (const style of SET_STYLES) {
      const plan = { ...photo, openings: [window] }
      const [, ...others] = furnished(plan, { room: 'living', style }).pieces
      for (const one of others.filter(({ product }) => product.category !== 'coffee-table')) {
        const solid = solidOf(one)
        const isBeside = solid.x + solid.w / 2 < window.from - 0.34 || solid.x - solid.w / 2 > window.to + 0.34
        if (wallRunBehind(plan, solid)?.wall === 'back') expect(isBeside, one.product.id).toBe(true)
        expect(hidesOpening(plan, solid), one.product.id).toBe(false)
      }
    }
  })

  test('are of two woods at most, which differ clearly', () => {
    for (const { room } of rooms) {
      const woods = new Set(
        room.pieces
          .map(({ product, finish = product.material }) => finish)
          .filter((one) => ['oak', 'ash', 'walnut', 'black_oak'].includes(one)),
      )
      expect(woods.size).toBeLessThanOrEqual(2)
      expect(woods.has('oak') && woods.has('ash')).toBe(false)
    }
  })

  test('leave a third of the floor and, of three walls, one', () => {
    for (const { plan, room } of rooms) {
      const standing = room.pieces
        .filter(({ low }) => low === 0)
        .map(({ product, ...place }) => placeItem(product, place))
      expect(airOf(plan, standing)).toBeGreaterThanOrEqual(0.3)
      expect(leavesWall(plan, standing)).toBe(true)
    }
  })

  test('stand before no window or door that the photo shows', () => {
    const mask = newMask(1024, 768)
    const camera = (photo.view as NonNullable<FloorPlan['view']>).camera
    const nothingBare = furnished({ ...photo, bareWalls: { camera, box, mask } }, { room: 'living' })
    expect(nothingBare.pieces).toEqual([])
    const allBare = furnished(
      { ...photo, bareWalls: { camera, box, mask: { ...mask, data: mask.data.fill(255) } } },
      { room: 'living' },
    )
    expect(allBare.pieces.length).toBeGreaterThan(1)
  })

  test('stand only where the photo shows floor at more than half of their foot, if that is known', () => {
    const [sofa] = furnished(photo, { room: 'living' }).pieces
    const { x, z } = sofa as Room['pieces'][number]
    const foot = toPicture((photo.view as NonNullable<FloorPlan['view']>).camera, [x, box.floor, z])
    /** Floor that is covered from the sofa's middle on to one side, by so many pixels less. */
    const stands = (less: number) => {
      const covered = newMask(1024, 768)
      covered.data.forEach((_, pixel) => {
        covered.data[pixel] = pixel % 1024 > (foot?.[0] ?? 0) + less ? 255 : 0
      })
      const [first] = furnished({ ...photo, covered }, { room: 'living' }).pieces
      return first?.x === x && first.z === z
    }
    expect(stands(1024)).toBe(true)
    expect(stands(-60)).toBe(false)
  })
})

describe('[HD-08] a room that stands furnished', () => {
  const withoutSofas = products.filter(({ category }) => category !== 'sofa')
  const solid = { x: -1.6, z: 1.5, w: 0.6, d: 0.6, turn: 0, low: 0, high: 0.5 }
  const covered = newMask(128, 96)
  const furnishedPhoto = { ...photo, kept: [solid], things: [{ solid, mask: newMask(1024, 768) }], covered }

  test('gets at most two pieces at its free walls where the main one finds no place, and says what does not', () => {
    const room = furnishedRoom(furnishedPhoto, withoutSofas, { room: 'living', style: 'scandinavian' })
    expect(room.pieces.length).toBeGreaterThan(0)
    expect(room.pieces.length).toBeLessThanOrEqual(2)
    const standing = room.pieces.map(({ product }) => product.category)
    const { main, pieces } = templateOf('living')
    const kinds = [main, ...pieces].map(({ categories: [first] }) => first)
    expect([...room.leftOut, ...standing].length).toBe(kinds.length)
    expect(room.leftOut.slice(0, 2)).toEqual(['sofa', 'coffee-table'])
    for (const one of room.pieces) expect(wallRunBehind(furnishedPhoto, solidOf(one))).toBeDefined()
  })

  test('an empty one gets nothing without its main piece', () => {
    const room = furnishedRoom(photo, withoutSofas, { room: 'living', style: 'scandinavian' })
    expect(room).toEqual({ pieces: [], dressing: [], leftOut: ['sofa'] })
  })
})

describe('[HD-08] the set', () => {
  const inRoom = (wish: Partial<SetWish> & Pick<SetWish, 'room'>) => furnished(drawn, wish)
  const total = ({ pieces }: Room) => pieces.reduce((sum, { product }) => sum + product.priceVnd, 0)

  test('stays within its budget, and uses most of it', () => {
    for (const budgetVnd of [30, 45, 60].map((millions) => millions * 1e6)) {
      const room = inRoom({ room: 'living', budgetVnd })
      expect(total(room)).toBeLessThanOrEqual(budgetVnd)
      expect(total(room) / budgetVnd).toBeGreaterThan(0.6)
    }
    expect(total(inRoom({ room: 'bedroom', style: 'classic', budgetVnd: 90e6 }))).toBeGreaterThan(
      total(inRoom({ room: 'bedroom', style: 'classic', budgetVnd: 30e6 })),
    )
  })

  test('loses its last pieces with less money, and everything with too little, and says so', () => {
    const modest = inRoom({ room: 'living', style: 'modern', budgetVnd: 20e6 })
    expect(categories(modest).slice(0, 2)).toEqual(['sofa', 'coffee-table'])
    expect(modest.leftOut.length).toBeGreaterThan(0)
    expect(inRoom({ room: 'living', style: 'modern', budgetVnd: 5e6 })).toMatchObject({ pieces: [], leftOut: ['sofa'] })
  })

  test('shows its style in the wood', () => {
    const wood = (style: SetWish['style']) => {
      const [desk] = inRoom({ room: 'study', style }).pieces
      return desk?.finish ?? desk?.product.material
    }
    expect([wood('scandinavian'), wood('classic'), wood('industrial')]).toEqual(['ash', 'walnut', 'black_oak'])
  })

  test('is smaller in a small room, and has nothing that hangs or fits a corner only', () => {
    const widest = (side: number) =>
      Math.max(
        ...furnished({ ...drawn, right: side, back: side }, { room: 'living' }).pieces.map(
          ({ product }) => product.widthMm,
        ),
      )
    expect(widest(2.6)).toBeLessThan(widest(5.2))
    for (const { room } of rooms)
      for (const { product } of room.pieces) expect(product.id).not.toMatch(/-(treo-tuong|goc)-/)
  })

  test('has another main piece with every variant, and is the same for the same wish', () => {
    const mains = [0, 1].map((variant) => inRoom({ room: 'dining', variant }).pieces[0]?.product.id)
    expect(new Set(mains).size).toBe(2)
    expect(inRoom({ room: 'living' })).toEqual(inRoom({ room: 'living' }))
  })

  test('is made of what its template names', () => {
    for (const { kind, room } of rooms) for (const one of categories(room)) expect(categoriesFor(kind)).toContain(one)
  })
})
