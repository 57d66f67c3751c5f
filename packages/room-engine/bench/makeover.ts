import { toOklab } from '../src/colour.ts'
import { fillingOf } from '../src/makeover/filling.ts'
import { drawnCutout, HELD, itemOf, placeIn, withinGap } from '../src/makeover/makeover.ts'
import type { Photo } from '../src/picture.ts'
import { floorPlanOf } from '../src/staging/floor-plan.ts'
import { placeItem } from '../src/staging/furniture.ts'
import { laidOver, measureAppearance } from '../src/staging/stage.ts'
import { categoriesFor } from '../src/staging/templates/templates.ts'
import { plainWhite } from '../src/surfaces/exposure.ts'
import { lightOfHex } from '../src/surfaces/materials/drawing.ts'
import { inColoursOf, litSurfaces, repaint, retexture, textureOfMaterial } from '../src/surfaces/surfaces.ts'
import { products } from './furniture.ts'
import { backWall, bareOf, CUTOUT_M, cutout, filtersOf, gapIn, ordersOf } from './makeover-case.ts'
import { coloursApart, heightError, heldShare } from './makeover-figures.ts'
import { changesOutside, GATES } from './makeover-gates.ts'
import { type BenchPart, type Figures, row } from './part.ts'
import { byWishes, redesigns, type Shown } from './redesigns.ts'
import { photoOf, roomFiles } from './room-store.ts'
import { similarityOf } from './similarity.ts'
import { idsOf, withOpacity } from './surface-truth.ts'

const { moodUnexplained, rendered, outside, size, held, paint, transferDistance, transferLikeness } = GATES

export const makeover: BenchPart = {
  name: 'makeover',
  method: `Camera, box and bare surfaces are the true ones; what is to go is the piece of the removal rows. A *redesign* is carried out in a style by seed at its four interventions, without the furniture, which needs WebGL. Of the lowest, a mood, the part of the change is measured that no change of colours explains; of the others how far the back wall, pixel by pixel, is from the same wall as the renderer would have it in the design's paint, in the photo's light and exposure and then in the style's mood (ΔE00). *By wishes* are “keep the floor, paint the walls dark green”, the structure kept, judged in the same way. A *gap* is a box over the middle of the photo; of each piece that it gets, 2,400 points of its true box are looked for in the picture as the renderer draws them. A *cut-out* of ${CUTOUT_M} m stands there, and its height is counted along the line from its true foot to its true top. *By words* the back wall becomes terracotta, and brick; its colour is judged as a repaint is. The colours are *borrowed* from the room after the next. Beside each gate stands what a constant filter gets there, the best of three (a warm mood, a negative, a tint): it must miss what the makeover must reach.`,
  rows: [
    row('mood', 'redesign, very low: change beyond colours', 'median', '', moodUnexplained),
    row('redesignLow', 'redesign, low: ΔE00 to the rendered wall', 'median', '', rendered),
    row('redesignMid', 'redesign, mid: ΔE00 to the rendered wall', 'median', '', rendered),
    row('redesignExtreme', 'redesign, extreme: ΔE00 to the rendered wall', 'median', '', rendered),
    row('filter', 'constant filter: ΔE00 to the rendered wall, to miss 6', 'median', '', above(rendered)),
    row('perfectPaint', 'perfect redesign: ΔE00 to the rendered wall', 'median', '', rendered),
    row('filterWished', 'constant filter: ΔE00 to the wished wall, to miss 6', 'median', '', above(rendered)),
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

function above({ atMost }: { atMost: number }) {
  return { atLeast: atMost }
}

const MOST_PIECES = 3

function inGap(room: Shown): Figures {
  const { photo, truth, seed } = room
  const gap = gapIn(photo)
  const wish = { categories: categoriesFor('living'), style: 'japandi', most: MOST_PIECES, variant: seed >> 1 } as const
  const filling = fillingOf(truth, gap, products, wish)
  const pieces = filling.ok ? filling.pieces : []
  const shares = pieces.map(({ product, placement }) => heldShare(room, placeItem(product, placement).solid, gap))
  const thing = cutout()
  const plan = floorPlanOf(truth.camera, truth.box)
  const place = placeIn({ mask: gap, ...truth, leastShare: HELD.marked }, plan, itemOf(thing, false))
  const figures: Figures = shares.length > 0 ? { gapHeld: Math.min(...shares) } : {}
  if (!place) return figures
  const scenery = { photo, ...truth }
  const look = measureAppearance(scenery)
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
  const painted = repaint(litSurfaces(photo, [part], plainWhite(1)), toOklab(...lightOfHex(colour.colour)))
  const laid = retexture(litSurfaces(photo, [part]), textureOfMaterial(material.material))
  return {
    precisionOutside: changesOutside(photo, painted, part.mask) + changesOutside(photo, laid, part.mask),
    precisionPaint: missed(painted, colour.colour),
    filterPaint: Math.min(...filters.map((one) => missed(one, colour.colour))),
  }
}

/** As in the strongest intervention. */
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
