import { leather, linen } from './covers.ts'
import { lightOfHex, type Pattern } from './drawing.ts'
import { herringboneFloor, plankFloor } from './planks.ts'
import { cementTiles, clayTiles, concrete, marbleFloor, SAND_JOINT, terrazzo } from './stone.ts'
import { bricks, limewash, slats, webbing } from './walls.ts'
import type { WoodGrain } from './wood.ts'

/** A procedural material, drawn on demand; deterministic. */
export type RoomMaterial = {
  /** Where it usually lies; covers of furniture lie on things. */
  surface: 'floor' | 'wall' | 'thing'
  /** Its overall hex colour, without the number sign. */
  colour: string
  /** Usual rotation. */
  turnDegrees?: number
  pattern: () => Pattern
}

const wood = (early: string, late: string, ringMm: number, pores: number, variation: number): WoodGrain => ({
  early: lightOfHex(early),
  late: lightOfHex(late),
  ringMm,
  pores,
  variation,
})
const oak = wood('D3B48E', 'A98458', 3.4, 0.7, 0.13)
const paleOak = wood('DDCDB4', 'B9A285', 3.2, 0.6, 0.09)
const greyOak = wood('B5A792', '8A7A66', 3.2, 0.8, 0.12)
const smokedOak = wood('6B5440', '453426', 3.4, 0.8, 0.14)
const walnut = wood('8A6748', '553A29', 5, 0.5, 0.18)

const WHITE = lightOfHex('EFEBE3')

export const materials = {
  oak_planks: {
    surface: 'floor',
    colour: 'C1A17B',
    pattern: () => plankFloor(oak, { lengthMm: 1220, widthMm: 183, along: 2, across: 14, jointMm: 1.2 }, 11),
  },
  walnut_planks: {
    surface: 'floor',
    colour: '78593E',
    pattern: () => plankFloor(walnut, { lengthMm: 1220, widthMm: 183, along: 2, across: 14, jointMm: 1.2 }, 23),
  },
  pale_oak_planks: {
    surface: 'floor',
    colour: 'CEBCA2',
    pattern: () => plankFloor(paleOak, { lengthMm: 1220, widthMm: 198, along: 2, across: 13, jointMm: 1.5 }, 37),
  },
  grey_oak_planks: {
    surface: 'floor',
    colour: 'A59782',
    pattern: () => plankFloor(greyOak, { lengthMm: 914, widthMm: 152, along: 3, across: 16, jointMm: 0.8 }, 41),
  },
  smoked_oak_planks: {
    surface: 'floor',
    colour: '5E4937',
    pattern: () => plankFloor(smokedOak, { lengthMm: 2200, widthMm: 220, along: 1, across: 10, jointMm: 1.5 }, 53),
  },
  oak_herringbone: {
    surface: 'floor',
    colour: 'C3A37D',
    turnDegrees: 45,
    pattern: () => herringboneFloor(oak, 122, 5, 1, 61),
  },
  walnut_herringbone: {
    surface: 'floor',
    colour: '79593E',
    turnDegrees: 45,
    pattern: () => herringboneFloor(walnut, 90, 6, 1, 67),
  },
  white_marble: {
    surface: 'floor',
    colour: 'E7E4DE',
    pattern: () => marbleFloor(lightOfHex('EAE7E1'), lightOfHex('8F8D8B'), lightOfHex('CFCBC4'), 71),
  },
  dark_marble: {
    surface: 'floor',
    colour: '434341',
    pattern: () => marbleFloor(lightOfHex('3A3B3A'), lightOfHex('B9B3A6'), lightOfHex('2C2C2B'), 73),
  },
  terrazzo: {
    surface: 'floor',
    colour: 'D8D1C5',
    pattern: () =>
      terrazzo(lightOfHex('DDD7CC'), ['8E8A84', 'B48A6A', 'F2EEE6', '5C5F60', 'C9B59A'].map(lightOfHex), 79),
  },
  cement_tiles: {
    surface: 'floor',
    colour: 'C6C2B7',
    pattern: () => cementTiles(lightOfHex('E2DCCF'), lightOfHex('5E7073'), lightOfHex('B07B54'), SAND_JOINT, 83),
  },
  clay_tiles: {
    surface: 'floor',
    colour: 'B2684B',
    pattern: () => clayTiles(lightOfHex('B3694A'), lightOfHex('B7A48E'), 89),
  },
  concrete: { surface: 'floor', colour: 'B4B1AB', pattern: () => concrete(lightOfHex('B5B2AC'), 97) },
  brick: {
    surface: 'wall',
    colour: 'A3705E',
    pattern: () => bricks(lightOfHex('A4614A'), lightOfHex('C4BBAE'), 0.5, 101),
  },
  white_brick: { surface: 'wall', colour: 'E8E4DC', pattern: () => bricks(WHITE, lightOfHex('DAD6CE'), 0.06, 103) },
  limewash: {
    surface: 'wall',
    colour: 'EFEBE3',
    pattern: () => limewash(WHITE, 107),
  },
  beige_limewash: { surface: 'wall', colour: 'D5C4A9', pattern: () => limewash(lightOfHex('D6C5AA'), 108) },
  clay_limewash: { surface: 'wall', colour: 'C69B80', pattern: () => limewash(lightOfHex('C79C80'), 109) },
  oak_slats: {
    surface: 'wall',
    colour: 'A58969',
    pattern: () => slats(oak, lightOfHex('2B2A29'), 113),
  },
  walnut_slats: {
    surface: 'wall',
    colour: '6A4F3A',
    pattern: () => slats(walnut, lightOfHex('1F1D1C'), 114),
  },
  rattan: {
    surface: 'wall',
    colour: '9E845E',
    pattern: () => webbing(lightOfHex('D3B17F'), lightOfHex('7A6547'), 127),
  },
  linen: { surface: 'thing', colour: 'CBBDA5', pattern: () => linen(lightOfHex('CDBFA7'), 131) },
  leather: { surface: 'thing', colour: '8A5B3E', pattern: () => leather(lightOfHex('8D5D3F'), 137) },
} as const satisfies Record<string, RoomMaterial>

export type MaterialId = keyof typeof materials

export const materialOf = (id: MaterialId): RoomMaterial => materials[id]
