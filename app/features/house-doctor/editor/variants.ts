import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { DressingKind } from '@vuong-tron/room-engine/staging/dressing'
import { pieceOf } from '../../stock/stock'
import type { SourceType } from '../export-mark.ts'
import type { Arrangement } from '../furnishing/arrangement.ts'
import type { EditorToolId } from '../tools.ts'
import type { MarkedArea } from './area.ts'
import { type Change, sourceOf } from './change.ts'
import { coveringsAfter, type MaterialProduct } from './coverings-seen.ts'
import type { Ask, Outside, RoomLayout, Spots } from './protocol.ts'

/** The base and the change of a picture. */
export type Making = {
  from: number
  tool: EditorToolId
  area: MarkedArea
  /** The marked bare area; undefined for hosted results. */
  bare?: MarkedArea
  change: Change
  /** True if a thing was tapped, which is no surface of the room. */
  isThing?: boolean
  /** The room as it was measured then; unknown in drafts of older builds. */
  room?: RoomLayout
  /** The drawn area of an exterior or garden. */
  outside?: Outside
  /** Slugs of placed products. */
  products?: readonly string[]
  /** Where in the room they stand. */
  spots?: Spots
  /** How it is furnished, to move the pieces. */
  arrangement?: Arrangement
  /** The picture whose pieces were moved to make this one; all moves of one name the same. */
  rearranges?: number
  /** What is shown beside them and is not sold. */
  dressing?: readonly DressingKind[]
  /** The hosted job that painted it, and still has it. */
  job?: string
  /** In milliseconds since the epoch; earlier versions did not record it. */
  madeAt?: number
}
export type Made = Making & { source: SourceType }

/** The photo (1) or a result. */
export type Variant = {
  id: number
  picture: Photo
  /** Pieces that changes have placed; later ones neither paint nor lay over them. */
  standing?: Mask
  /** Undefined for the photo. */
  made?: Made
}

/** A change made to be looked at, and not kept yet, with what it was made of. */
export type Trial = { picture: Photo; ask: Ask<'change'> }

/** All variants of a photo. */
export type Results = {
  variants: readonly Variant[]
  /** Makings of dropped pictures that others are based on. */
  dropped: Readonly<Record<number, Made>>
}

export const PHOTO = 1

/** Maximum pictures to choose from, photo included. */
const MOST_VARIANTS = 12
/** Maximum pictures that a later move hides. */
const MOST_HIDDEN = 6

export const variantOf = ({ variants }: Pick<Results, 'variants'>, id: number): Variant =>
  variants.find((variant) => variant.id === id) ?? (variants[0] as Variant)

/** Chain of changes that led to a variant, latest first. */
export function changesTo(results: Results, id: number): Made[] {
  const made = results.variants.find((variant) => variant.id === id)?.made ?? results.dropped[id]
  return made ? [made, ...changesTo(results, made.from)] : []
}

/** The picture in which surfaces are found: the photo, or what the last change made of it that took something out. */
export type Seen = { picture: Photo; isCleared: boolean }

/** What the surfaces of a picture are found in. */
export function seenFrom(results: Results, id: number): Seen {
  const { picture, made } = variantOf(results, id)
  if (!made) return { picture, isCleared: false }
  return takesOut(made.change) ? { picture, isCleared: true } : seenFrom(results, made.from)
}

const takesOut = (change: Change) => change.does === 'remove' || (change.does === 'furnish' && !change.goesAround)

/** A picture, or the one of which it is a move. */
export const firstOf = ({ id, made }: Variant) => made?.rearranges ?? id

/** Variants to choose from: of a picture and its moves the one that was viewed last. `views`: ids in viewing order. */
export function choosable({ variants }: Pick<Results, 'variants'>, views: readonly number[]): Variant[] {
  const lastView = ({ id }: Variant) => views.lastIndexOf(id)
  const firsts = [...new Set(variants.map(firstOf))]
  return firsts.map((first) =>
    variants
      .filter((variant) => firstOf(variant) === first)
      .reduce((found, one) => (lastView(one) >= lastView(found) ? one : found)),
  )
}

/** Number of a picture among those to choose from, also of one that a move hides; 0 for the photo, -1 for none. */
export function numberOf(choices: readonly Variant[], { variants }: Pick<Results, 'variants'>, id: number): number {
  const one = variants.find((variant) => variant.id === id)
  return one ? choices.findIndex((choice) => firstOf(choice) === firstOf(one)) : -1
}

/** Adds a picture under the next number. */
export function withResult(
  results: Results,
  picture: Photo,
  making: Making,
  standing?: Mask,
): Results & { id: number } {
  const { variants, dropped } = results
  const id = Math.max(...variants.map((variant) => variant.id)) + 1
  const before = changesTo(results, making.from)[0]?.source
  const source = making.job ? 'compositeWithTrainedAlgorithmicMedia' : sourceOf(making.change, before)
  const made = { ...making, source }
  return { id, variants: [...variants, { id, picture, standing, made }], dropped }
}

/**
 * Drops the least recently viewed unused picture beyond the limits: of those to choose from, and of those that a later
 * move hides, which only undo reaches. `views`: ids in viewing order.
 */
export function withinLimit(results: Results, inUse: ReadonlySet<number>, views: readonly number[]): Results {
  const visible = choosable(results, views)
  const hidden = results.variants.filter((variant) => !visible.includes(variant))
  const beyond = hidden.length > MOST_HIDDEN ? hidden : visible.length > MOST_VARIANTS ? visible : []
  const [first, ...others] = beyond.filter(({ id }) => !inUse.has(id))
  if (!first) return results
  const lastView = ({ id }: Variant) => views.lastIndexOf(id)
  const oldest = others.reduce((found, one) => (lastView(one) < lastView(found) ? one : found), first)
  return removeVariants(results, [oldest])
}

/** Removes pictures; their makings stay while others are based on them. */
export function removeVariants(results: Results, gone: readonly Variant[]): Results {
  const variants = results.variants.filter((variant) => !gone.includes(variant))
  const dropped: Record<number, Made> = { ...results.dropped }
  for (const { id, made } of gone) if (made) dropped[id] = made
  const needed = new Set(variants.flatMap(({ id }) => changesTo({ variants, dropped }, id).map(({ from }) => from)))
  return { variants, dropped: Object.fromEntries(Object.entries(dropped).filter(([id]) => needed.has(Number(id)))) }
}

/** Number of a hosted job's pictures, and of those derived from them. */
export function countOf(results: Results, job: string): { painted: number; derived: number } {
  const ofJob = results.variants.filter(({ made }) => made?.job === job)
  const after = results.variants.filter(({ id }) => changesTo(results, id).some((made) => made.job === job))
  return { painted: ofJob.length, derived: after.length - ofJob.length }
}

/** Slugs of a variant's products, latest first. */
export function productsIn(results: Results, shown: number, materials: readonly MaterialProduct[]): string[] {
  const coverings = coveringsIn(results, shown, materials)
  const isCovering = (slug: string) => materials.some(({ product }) => product === slug)
  const slugs = changesTo(results, shown).flatMap(({ change, products = [], job }) => {
    // A painted picture does not show the exact product.
    if (job) return []
    const laid = change.does === 'lay' ? materials.find(({ id }) => id === change.material)?.product : undefined
    return laid ? [laid, ...products] : products
  })
  return [...new Set(slugs)].filter((slug) => coverings.has(slug) || !isCovering(slug))
}

/** What covers floor and walls of a variant, by product. */
export const coveringsIn = (results: Results, shown: number, materials: readonly MaterialProduct[]) =>
  coveringsAfter(changesTo(results, shown), materials)

/** How many of each piece a variant shows. */
export function countsIn(results: Results, shown: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { arrangement, job } of changesTo(results, shown))
    for (const { slug } of (job ? undefined : arrangement?.pieces) ?? []) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return counts
}

/** Where in the room a variant's products stand, as the latest change placed them. */
export const spotsIn = (results: Results, shown: number): Spots =>
  Object.assign(
    {},
    ...changesTo(results, shown)
      .map(({ spots }) => spots)
      .reverse(),
  )

/** A product's slug, or its sku in the finish that was chosen for it. */
export const inChosenFinish = (results: Results, shown: number, slug: string): string => {
  const pieces = changesTo(results, shown).flatMap(({ arrangement }) => arrangement?.pieces ?? [])
  return pieceOf(pieces.find((piece) => piece.slug === slug) ?? { slug })
}

/** What a variant shows and the shop does not sell. */
export const dressingIn = (results: Results, shown: number): DressingKind[] => [
  ...new Set(changesTo(results, shown).flatMap(({ dressing = [] }) => dressing)),
]
