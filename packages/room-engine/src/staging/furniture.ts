import { beside, type Footprint, type Side, type Solid } from './footprint.ts'

/** A piece of furniture: its bounding box in millimetres, front forward. */
export type Item = {
  id: string
  /** Its kind of furniture, such as `bed`. */
  category: string
  widthMm: number
  depthMm: number
  heightMm: number
  /** Mounting height above the floor. */
  mountedAtMm?: number
  /** True if things stand on it and in it where it is photographed. */
  hasThings?: boolean
}

/** Position of an item's middle, as in `Footprint`. */
export type Placement = { id: string; x: number; z: number; turn: number }

/**
 * How a category stands, and its clearances in metres, from design guides: 75 cm to open a wardrobe, pull out a chair
 * or pass; 60 cm to get into bed or reach a shelf.
 */
type Manner = {
  stands: 'at-wall' | 'free' | 'either'
  needs: Partial<Record<Side, number>>
  /** Of these sides one free one is enough, below a width in metres where that is given. */
  oneOf?: { sides: readonly Side[]; below?: number }
}

const TO_OPEN = 0.75
const TO_REACH = 0.6
const CHAIR = 0.75
const BESIDE_BED = 0.6
const ROUND_TABLE = 0.35

const cabinet: Manner = { stands: 'at-wall', needs: { front: TO_OPEN } }
const desk: Manner = { stands: 'at-wall', needs: { front: CHAIR } }
const manners: Record<string, Manner> = {
  bed: {
    stands: 'at-wall',
    needs: { front: BESIDE_BED, left: BESIDE_BED, right: BESIDE_BED },
    oneOf: { sides: ['left', 'right'], below: 1.35 },
  },
  sofa: { stands: 'either', needs: { front: TO_REACH } },
  dressing: { stands: 'either', needs: {} },
  'coffee-table': {
    stands: 'free',
    needs: { front: ROUND_TABLE, back: ROUND_TABLE, left: ROUND_TABLE, right: ROUND_TABLE },
  },
  'dining-table': {
    stands: 'free',
    needs: { front: CHAIR, back: CHAIR, left: CHAIR, right: CHAIR },
    oneOf: { sides: ['front', 'back'] },
  },
  'work-desk': desk,
  'study-desk': desk,
  'dressing-table': desk,
  'tv-stand': { stands: 'at-wall', needs: { front: TO_REACH } },
  bookshelf: { stands: 'at-wall', needs: { front: TO_REACH } },
  'shoe-cabinet': { stands: 'at-wall', needs: { front: TO_REACH } },
}

export const mannerOf = ({ category }: Pick<Item, 'category'>): Manner => manners[category] ?? cabinet

/** Gap for skirting boards, in metres. */
export const SKIRTING_M = 0.02

export const sizeOf = ({ widthMm, depthMm }: Item) => ({ w: widthMm / 1000, d: depthMm / 1000 })

/** An item in its place, with its clearances. */
export type PlacedItem = {
  item: Item
  solid: Solid
  /** All must be free, or one of each list of alternatives. */
  zones: readonly (readonly Footprint[])[]
}

export function placeItem(item: Item, { x, z, turn }: Omit<Placement, 'id'>): PlacedItem {
  const low = (item.mountedAtMm ?? 0) / 1000
  const solid = { ...sizeOf(item), x, z, turn, low, high: low + item.heightMm / 1000 }
  return { item, solid, zones: zonesOf(item, solid) }
}

/** Higher things can be walked under or stood before. */
const HIGH_M = 1.2

function zonesOf(item: Item, solid: Solid): Footprint[][] {
  if (solid.low >= HIGH_M) return []
  const { needs, oneOf } = mannerOf(item)
  const zones = (Object.entries(needs) as [Side, number][]).map(([side, depth]) => ({
    side,
    zone: beside(solid, side, depth),
  }))
  const isEnough = oneOf !== undefined && solid.w < (oneOf.below ?? Number.POSITIVE_INFINITY)
  const either = zones.filter(({ side }) => isEnough && oneOf.sides.includes(side))
  const groups = zones.filter((zone) => !either.includes(zone)).map(({ zone }) => [zone])
  return either.length > 0 ? [...groups, either.map(({ zone }) => zone)] : groups
}

export const isHigh = ({ low }: Solid) => low >= HIGH_M

/** Two categories that belong together; the first is placed relative to the second. */
type Bond = {
  of: string
  to: string
  /** Before its front, across the room facing it, or anywhere near. */
  how: 'before' | 'across' | 'near'
  /** Allowed distance in metres; `from` is a hard minimum. */
  from: number
  upTo: number
}

/** A table within reach of its seat, a screen at 1.5 to 2.5 times its diagonal, cabinets near the table they serve. */
export const BONDS: readonly Bond[] = [
  { of: 'coffee-table', to: 'sofa', how: 'before', from: 0.35, upTo: 0.5 },
  { of: 'tv-stand', to: 'sofa', how: 'across', from: 1.6, upTo: 3.2 },
  { of: 'tv-stand', to: 'bed', how: 'across', from: 0.7, upTo: 3.2 },
  { of: 'dish-cabinet', to: 'dining-table', how: 'near', from: 0.75, upTo: 1.8 },
  { of: 'wine-cabinet', to: 'dining-table', how: 'near', from: 0.75, upTo: 2.2 },
  { of: 'file-cabinet', to: 'work-desk', how: 'near', from: 0, upTo: 1.2 },
  { of: 'bookshelf', to: 'work-desk', how: 'near', from: 0, upTo: 1.6 },
  { of: 'bookshelf', to: 'study-desk', how: 'near', from: 0, upTo: 1.6 },
  { of: 'dressing-table', to: 'bed', how: 'near', from: 0.6, upTo: 2 },
]

/** Minimum distance of a pair that is used together; replaces their clearances. */
export const nearestPair = (a: Item, b: Item): number | undefined =>
  BONDS.find(
    ({ of, to, how }) =>
      how === 'before' && ((of === a.category && to === b.category) || (of === b.category && to === a.category)),
  )?.from
