import { toOklab } from '../../../app/features/house-doctor/engine/colour.ts'
import { fillingOf } from '../../../app/features/house-doctor/engine/makeover/filling.ts'
import {
  carryOut,
  drawnCutout,
  HELD,
  INTERVENTIONS,
  type Intervention,
  itemOf,
  makeoverPlan,
  placeIn,
  seenIn,
  type Wish,
  withinGap,
} from '../../../app/features/house-doctor/engine/makeover/makeover.ts'
import type { Mask } from '../../../app/features/house-doctor/engine/masks/mask.ts'
import type { Photo } from '../../../app/features/house-doctor/engine/picture.ts'
import { floorPlanOf } from '../../../app/features/house-doctor/engine/staging/floor-plan.ts'
import { standing } from '../../../app/features/house-doctor/engine/staging/furniture.ts'
import { categoriesFor } from '../../../app/features/house-doctor/engine/staging/room-set.ts'
import { laidOver, lookOf } from '../../../app/features/house-doctor/engine/staging/stage.ts'
import { lightOfHex } from '../../../app/features/house-doctor/engine/surfaces/materials/drawing.ts'
import { type StyleId, styles } from '../../../app/features/house-doctor/engine/surfaces/styles.ts'
import {
  inColoursOf,
  litSurfaces,
  repainted,
  retextured,
  textureOfMaterial,
} from '../../../app/features/house-doctor/engine/surfaces/surfaces.ts'
import { backWall, bareOf, CUTOUT_M, cutout, filtersOf, gapIn, ordersOf } from './makeover-case.ts'
import { coloursApart, heightError, heldShare } from './makeover-figures.ts'
import { changesOutside, GATES, unexplainedByColour } from './makeover-gates.ts'
import { type BenchRoom, type Figures, type Part, row } from './part.ts'
import { removalCase } from './removal-case.ts'
import { products } from './room-products.ts'
import { photoOf, roomFiles } from './room-store.ts'
import { similarityOf } from './similarity.ts'
import { idsOf, withOpacity } from './surface-truth.ts'

const { moodUnexplained, redesignUnexplained, outside, size, held, paint, transferDistance, transferLikeness } = GATES

export const makeover: Part = {
  name: 'makeover',
  method: `Camera, box and bare surfaces are the true ones; what is to go is the piece of the removal rows. A *redesign* is carried out in a style by seed at its four interventions, without the furniture, which needs WebGL; what is measured is the part of the change that no change of colours explains. *By wishes* are “keep the floor, paint the walls dark green”, the structure kept; the colour of the back wall is judged as a repaint is. A *gap* is a box over the middle of the photo; of each piece that it gets, 2,400 points of its true box are looked for in the picture as the renderer draws them. A *cut-out* of ${CUTOUT_M} m stands there, and its height is counted along the line from its true foot to its true top. *By words* the back wall becomes terracotta, and brick; its colour is judged as a repaint is. The colours are *borrowed* from the room after the next. Beside each gate stands what a constant filter gets there, the best of three (a warm mood, a negative, a tint): it must miss what the makeover must reach.`,
  rows: [
    row('mood', 'redesign, very low: change beyond colours', 'median', '', moodUnexplained),
    row('redesignLow', 'redesign, low: change beyond colours', 'median', '', redesignUnexplained),
    row('redesignMid', 'redesign, mid: change beyond colours', 'median', '', redesignUnexplained),
    row('redesignExtreme', 'redesign, extreme: change beyond colours', 'median', '', redesignUnexplained),
    row('filter', 'constant filter: change beyond colours, to miss 0.15', 'median', '', below(redesignUnexplained)),
    row('perfectPaint', 'perfect redesign: ΔE00 to the wished colour', 'median', '', paint),
    row('filterWished', 'constant filter: ΔE00 to the wished colour, to miss 2', 'median', '', above(paint)),
    row('perfectOutside', 'perfect redesign: change beside bare surface', 'mean', 'bytes', outside),
    row('gapHeld', 'fill spaces: part of a piece in the gap', 'mean', '', held),
    row('gapOutside', 'fill spaces: change outside the gap', 'mean', 'bytes', outside),
    row('precisionOutside', 'precision: change outside the mask', 'mean', 'bytes', outside),
    row('filterOutside', 'constant filter: change outside a mask, to miss 0', 'mean', 'bytes', { atLeast: 1 }),
    row('cutoutHeight', 'decor staging: height of a cut-out, error', 'median', '', size),
    row('precisionPaint', 'precision: ΔE00 to the colour in words', 'median', '', paint),
    row('filterPaint', 'constant filter: ΔE00 to the colour in words, to miss 2', 'median', '', above(paint)),
    row('borrowed', 'design transfer: way to the colours that is left', 'median', '', transferDistance),
    row('borrowedLikeness', 'design transfer: likeness of the lightness', 'mean', '', transferLikeness),
    row('filterBorrowed', 'constant filter: way that is left, to miss 0.5', 'median', '', above(transferDistance)),
  ],
  async room(room): Promise<Figures> {
    const ids = await idsOf(room.files)
    const photo = withOpacity(room.photo)
    const shown: Shown = { ...room, photo, ids, bare: bareOf(photo, ids), filters: filtersOf(photo) }
    return {
      ...(await redesigns(shown)),
      ...(await byWishes(shown)),
      ...inGap(shown),
      ...(await byWords(shown)),
      ...(await borrowed(shown)),
    }
  },
}

function below({ atLeast }: { atLeast: number }) {
  return { atMost: atLeast }
}

function above({ atMost }: { atMost: number }) {
  return { atLeast: atMost }
}

type Shown = BenchRoom & { ids: Uint8Array; bare: Mask; filters: readonly Photo[] }

/** The photo in the plan of a wish, without its furniture; nothing where the room does not allow it. */
async function carriedOut({ photo, truth, bare, seed }: Shown, wish: Partial<Wish>, hole?: Mask) {
  const style = Object.keys(styles)[(seed >> 1) % Object.keys(styles).length] as StyleId
  const whole: Wish = { style, kind: 'living', intervention: 'low', seed: 0, ...wish }
  const plan = makeoverPlan(whole, seenIn(truth, bare, hole))
  if (!plan.ok) return undefined
  const steps = plan.steps.filter((step) => step.do !== 'furnish')
  const made = await carryOut(steps, { photo, room: truth, surfaces: bare, hole }, {})
  if (!made.ok) throw new Error(`Room ${seed}: ${made.code}`)
  return made.photo
}

const FIGURES: Record<Intervention, string> = {
  very_low: 'mood',
  low: 'redesignLow',
  mid: 'redesignMid',
  extreme: 'redesignExtreme',
}

async function redesigns(room: Shown): Promise<Figures> {
  const figures: Figures = { filter: Math.max(...room.filters.map((one) => unexplainedByColour(room.photo, one))) }
  const piece = (await removalCase(room))?.pieces
  for (const intervention of INTERVENTIONS) {
    const hole = intervention === 'extreme' ? piece : undefined
    const made = intervention === 'extreme' && !hole ? undefined : await carriedOut(room, { intervention }, hole)
    if (made) figures[FIGURES[intervention]] = unexplainedByColour(room.photo, made)
  }
  return figures
}

async function byWishes(room: Shown): Promise<Figures> {
  const { photo, bare, filters } = room
  const orders = ordersOf('keep the floor, paint the walls dark green')
  const made = await carriedOut(room, { keepsStructure: true, orders })
  if (!made) return {}
  const wall = await backWall(room, room.ids)
  const wished = orders.find((order) => order.do === 'recolour')
  if (!wished) throw new Error('words are read otherwise')
  return {
    ...(wall && {
      perfectPaint: wall.missed(made, wished.colour),
      filterWished: Math.min(...filters.map((one) => wall.missed(one, wished.colour))),
    }),
    perfectOutside: changesOutside(photo, made, bare),
    filterOutside: Math.min(...filters.map((one) => changesOutside(photo, one, bare))),
  }
}

const MOST_PIECES = 3

function inGap(room: Shown): Figures {
  const { photo, truth, seed } = room
  const gap = gapIn(photo)
  const wish = { categories: categoriesFor('living'), style: 'japandi', most: MOST_PIECES, variant: seed >> 1 } as const
  const filling = fillingOf(truth, gap, products, wish)
  const pieces = filling.ok ? filling.pieces : []
  const shares = pieces.map(({ product, placement }) => heldShare(room, standing(product, placement).solid, gap))
  const thing = cutout()
  const plan = floorPlanOf(truth.camera, truth.box)
  const place = placeIn({ mask: gap, ...truth, leastShare: HELD.marked }, plan, itemOf(thing, false))
  const figures: Figures = shares.length > 0 ? { gapHeld: Math.min(...shares) } : {}
  if (!place) return figures
  const scenery = { photo, ...truth }
  const look = lookOf(scenery)
  const drawn = drawnCutout(truth, place.solid, thing, look.light)
  const filled = withinGap(photo, laidOver(scenery, look, drawn), gap)
  const cutoutHeight = heightError(room, place.solid, CUTOUT_M, drawn.layer)
  return {
    ...figures,
    gapOutside: changesOutside(photo, filled, gap),
    ...(cutoutHeight !== undefined && { cutoutHeight }),
  }
}

async function byWords(room: Shown): Promise<Figures> {
  const { photo, filters } = room
  const wall = await backWall(room, room.ids)
  if (!wall) return {}
  const { part, missed } = wall
  const [colour, material] = ['paint it terracotta', 'replace it with brick'].flatMap(ordersOf)
  if (colour?.do !== 'recolour' || material?.do !== 'retexture') throw new Error('words are read otherwise')
  const painted = repainted(litSurfaces(photo, [part], 1), toOklab(...lightOfHex(colour.colour)))
  const laid = retextured(litSurfaces(photo, [part]), textureOfMaterial(material.material))
  return {
    precisionOutside: changesOutside(photo, painted, part.mask) + changesOutside(photo, laid, part.mask),
    precisionPaint: missed(painted, colour.colour),
    filterPaint: Math.min(...filters.map((one) => missed(one, colour.colour))),
  }
}

/** As far as the strongest intervention goes. */
const STRENGTH = 0.85

async function borrowed({ photo, seed, filters }: Shown): Promise<Figures> {
  const reference = await photoOf(await roomFiles((seed + 2) % 60))
  const way = coloursApart(photo, reference)
  const made = inColoursOf(photo, reference, STRENGTH)
  const likeness = (picture: Photo) => similarityOf(photo, picture, () => true)
  const alike = filters.filter((one) => likeness(one) >= transferLikeness.atLeast)
  return {
    borrowed: coloursApart(made, reference) / way,
    borrowedLikeness: likeness(made),
    ...(alike.length > 0 && { filterBorrowed: Math.min(...alike.map((one) => coloursApart(one, reference) / way)) }),
  }
}
