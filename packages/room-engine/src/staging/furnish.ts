import { type Dressing, dressingOf } from './dressing.ts'
import type { FloorPlan } from './floor-plan.ts'
import { atWall, wallRunBehind } from './floor-plan.ts'
import { type Item, type PlacedItem, placeItem } from './furniture.ts'
import { type Crop, cropsFor, cutSeats, isMainRight, isRight, type Standing } from './placing-rules.ts'
import { type Choice, choicesFor, type FinishedChoice, reserveFor, type SetProduct, type SetWish } from './room-set.ts'
import { type SeenWall, seenWalls } from './seen-walls.ts'
import { leadingWood } from './style.ts'
import type { TemplatePiece, Where } from './template.ts'
import { freeWallPlaces, mainPlaces, placesBeside } from './template-places.ts'
import { templateOf } from './templates/templates.ts'
import { isWhole } from './whole.ts'

/** A product in its place: metres, `low` above the floor; `finish` is another than the one that it is shown in. */
export type FurnishedPiece<Product> = {
  product: Product
  finish?: string
  x: number
  z: number
  turn: number
  low: number
}

/** A furnished room. `leftOut`: the kinds of furniture of the room that found no place or product. */
export type FurnishedRoom<Product> = {
  pieces: FurnishedPiece<Product>[]
  dressing: Dressing[]
  leftOut: string[]
}

/** More sold pieces than this crowd a picture. */
const MOST_PIECES = 5
/** Share of a budget for the main piece. */
const MAIN_SHARE = 0.4

/** Money for a piece, of what is left for it and for the later ones. */
const shareOf = (left: number, later: number, index: number) => (index === 0 ? left * MAIN_SHARE : left / (later + 1))

/** How much worse than the best a main piece may suit, to be a variant. */
const ABOUT_AS_GOOD = 0.45

/** Furnishes a room by the template of its kind: the main piece first, then each other where it belongs, or not. */
export function furnishedRoom<Product extends SetProduct>(
  plan: FloorPlan,
  products: readonly Product[],
  wish: SetWish,
): FurnishedRoom<Product> {
  const { room, style, budgetVnd = Number.POSITIVE_INFINITY } = wish
  const { main, pieces: others } = templateOf(room)
  const placed: Found<Product>[] = []
  const leftOut: string[] = []
  let left = budgetVnd
  for (const [index, wanted] of [main, ...others].entries()) {
    const later = others.slice(index)
    const lead = placed[0] && leadingWood(style, placed[0].finish)
    const mostVnd = left - reserveFor(products, later, style, left - cheapestOf(products, wanted))
    const choices = choicesFor(products, wanted, { style, lead, mostVnd, shareVnd: shareOf(left, later.length, index) })
    const standing = placed.map(({ piece }) => piece)
    const found = placed[0]
      ? placed.length < MOST_PIECES && placeOf(plan, wanted, choices, standing)
      : mainOf(plan, main, choices, wish.variant ?? 0)
    if (!found && index === 0) return besideThings(plan, products, wish)
    if (!found) {
      leftOut.push(wanted.categories[0] as string)
      continue
    }
    placed.push(found)
    left -= found.product.priceVnd
  }
  const pieces = placed.map(pieceOf)
  return { pieces, dressing: dressingAround(plan, wish, pieces), leftOut }
}

/** More pieces than this beside what stands there crowd a room. */
const MOST_BESIDE = 2

/**
 * Without its main piece an empty room is not furnished. Where furniture is known to stand already (`covered`), which
 * may be just that piece, the others of the room that stand at a wall by themselves are looked for.
 */
function besideThings<Product extends SetProduct>(
  plan: FloorPlan,
  products: readonly Product[],
  { room, style, budgetVnd = Number.POSITIVE_INFINITY, variant = 0 }: SetWish,
): FurnishedRoom<Product> {
  const { main, pieces } = templateOf(room)
  const placed: Found<Product>[] = []
  const leftOut = [main.categories[0] as string]
  if (!plan.covered) return { pieces: [], dressing: [], leftOut }
  let left = budgetVnd
  for (const wanted of pieces) {
    const lead = placed[0] && leadingWood(style, placed[0].finish)
    const found =
      placed.length < MOST_BESIDE && isByItself(wanted)
        ? atFreeWall(
            plan,
            choicesFor(products, wanted, { style, lead, mostVnd: left, shareVnd: left }),
            placed.map(({ piece }) => piece),
            placed.length === 0 ? variant : 0,
          )
        : undefined
    if (found) {
      placed.push(found)
      left -= found.product.priceVnd
    } else leftOut.push(wanted.categories[0] as string)
  }
  return { pieces: placed.map(pieceOf), dressing: [], leftOut }
}

const isByItself = ({ where }: TemplatePiece) => where.some(({ at }) => at === 'other-wall' || at === 'opposite')

/** The best product that fits at a free wall; variants take the next ones, the last of them as often as needed. */
function atFreeWall<Product extends SetProduct>(
  plan: FloorPlan,
  choices: readonly FinishedChoice<Product>[],
  standing: Standing,
  variant: number,
): Found<Product> | undefined {
  let last: Found<Product> | undefined
  let skipped = 0
  for (const { product, finish } of choices) {
    const piece = freeWallPlaces(plan, product).find((place) => isRight(plan, place, standing))
    if (!piece) continue
    last = { product, finish, piece }
    if (skipped++ === variant) break
  }
  return last
}

/** What dresses a room around its pieces, the main one first; nothing where that is not there. */
export function dressingAround(
  plan: FloorPlan,
  { room, style }: Pick<SetWish, 'room' | 'style'>,
  pieces: readonly FurnishedPiece<SetProduct>[],
): Dressing[] {
  const { main, dressing } = templateOf(room)
  const [first] = pieces
  if (!first || !main.categories.includes(first.product.category)) return []
  const standing = pieces.map(({ product, low, ...place }) => placeItem({ ...product, mountedAtMm: low * 1000 }, place))
  return dressingOf(
    plan,
    dressing,
    { style, wood: leadingWood(style, first.finish ?? first.product.material) },
    standing,
  )
}

const cheapestOf = (products: readonly SetProduct[], { categories }: TemplatePiece) =>
  Math.min(...products.filter(({ category }) => categories.includes(category)).map(({ priceVnd }) => priceVnd))

type Found<Product> = { product: Product; finish: string; piece: PlacedItem }

function pieceOf<Product extends SetProduct>({ product, finish, piece: { solid } }: Found<Product>) {
  const { x, z, turn, low } = solid
  return { product, ...(finish !== product.material && { finish }), x, z, turn, low }
}

/** The main piece at the wall that shows most; variants take turns among those that stand there and suit. */
function mainOf<Product extends SetProduct>(
  plan: FloorPlan,
  main: ReturnType<typeof templateOf>['main'],
  choices: readonly FinishedChoice<Product>[],
  variant: number,
): Found<Product> | undefined {
  const tried = (where: Where, crops: readonly Crop[]) => wallsFor(plan, where).map((wall) => ({ crops, where, wall }))
  const tries = [
    ...main.where.flatMap((where) => cropsFor(where).flatMap((crops) => tried(where, crops))),
    ...main.where.flatMap((where) => tried(where, ['last'])),
  ]
  for (const { crops, where, wall } of tries) {
    const fitting = choices.flatMap(({ product, finish, liking }): (Found<Product> & { rank: number })[] => {
      const share = main.ofWall ? off(product.widthMm / 1000 / lengthOf(wall), main.ofWall) : 0
      if (share === undefined) return []
      const places = mainPlaces(plan, where, product, wall)
      const right = (crop: Crop) => places.find((place) => isMainRight(plan, place, crop))
      const piece = crops.reduce<PlacedItem | undefined>((found, crop) => found ?? right(crop), undefined)
      return piece ? [{ product, finish, piece, rank: liking - share - lossOf(plan, piece) }] : []
    })
    const ranked = fitting.sort((a, b) => b.rank - a.rank)
    const good = ranked.filter(({ rank }) => rank >= (ranked[0]?.rank ?? 0) - ABOUT_AS_GOOD)
    if (good.length > 0) return good[variant % good.length]
  }
  return undefined
}

/** What it costs a long table to show its end, and any table to lose a chair. */
const LOSSES = { endOn: 0.5, chair: 0.15 }

function lossOf(plan: FloorPlan, piece: PlacedItem): number {
  const { item, solid } = piece
  if (item.category !== 'dining-table') return 0
  const isEndOn = solid.turn % 180 !== 0 && solid.w > 1.2 * solid.d
  return (isEndOn ? LOSSES.endOn : 0) + LOSSES.chair * cutSeats(plan, piece)
}

/** The middle of the floor belongs to no wall. */
const wallsFor = (plan: FloorPlan, { at }: Where) => (at === 'middle' ? seenWalls(plan).slice(0, 1) : seenWalls(plan))

const lengthOf = ({ run }: SeenWall) => run.to - run.from

/** Distance from the wanted share; undefined beyond the limit. */
function off(share: number, [wanted, limit]: readonly [number, number]): number | undefined {
  return share > limit ? undefined : Math.abs(share - wanted)
}

/** The best product in the first place of a template that is right. */
function placeOf<Product extends SetProduct>(
  plan: FloorPlan,
  wanted: TemplatePiece,
  choices: readonly FinishedChoice<Product>[],
  standing: Standing,
): Found<Product> | undefined {
  const main = standing[0] as PlacedItem
  const { ofMain } = wanted
  const byWidth = ofMain
    ? [...choices]
        .filter(({ product }) => product.widthMm / 1000 <= main.solid.w * ofMain[1] + 0.1)
        .sort((a, b) => b.liking - a.liking - (offMain(a, main, ofMain[0]) > offMain(b, main, ofMain[0]) ? -0.3 : 0.3))
    : choices
  for (const where of wanted.where)
    for (const { product, finish } of byWidth) {
      const piece =
        where.at === 'on' || where.at === 'over'
          ? carried(plan, where, product, standing)
          : placesBeside(plan, where, product, main).find((place) => isRight(plan, place, standing))
      if (piece) return { product, finish, piece }
    }
  return undefined
}

const offMain = ({ product }: Choice<SetProduct>, { solid }: PlacedItem, wanted: number) =>
  Math.abs(product.widthMm / 1000 / solid.w - wanted)

/** A screen is narrower than what it stands on by this, in metres. */
const NARROWER_M = 0.2

/** On another piece, or on the wall over the main one. */
function carried(plan: FloorPlan, where: Where, item: Item, standing: Standing): PlacedItem | undefined {
  const [main] = standing
  if (where.at === 'on') {
    const base = standing.find((piece) => piece.item.category === where.of)
    if (!base || item.widthMm / 1000 > base.solid.w - NARROWER_M) return undefined
    const piece = placeItem({ ...item, mountedAtMm: base.solid.high * 1000 }, base.solid)
    return isWhole(plan, piece.solid) ? piece : undefined
  }
  const run = main && wallRunBehind(plan, main.solid)
  if (where.at !== 'over' || !run) return undefined
  const along = run.wall === 'back' || run.wall === 'front' ? main.solid.x : main.solid.z
  const size = { w: item.widthMm / 1000, d: item.depthMm / 1000 }
  const piece = placeItem({ ...item, mountedAtMm: (main.solid.high + where.gap) * 1000 }, atWall(run, along, size))
  return isWhole(plan, piece.solid) ? piece : undefined
}
