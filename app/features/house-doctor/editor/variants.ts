import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SourceType } from '../export-mark.ts'
import type { OpenToolId } from '../tools.ts'
import type { Area } from './area.ts'
import { type Change, sourceOf } from './change.ts'
import type { MaterialSwatch } from './protocol.ts'

/** How a picture came about: of which variant, and with what. */
export type Making = {
  from: number
  tool: OpenToolId
  area: Area
  /** Where the room was bare, as it was marked; nothing where the hosted engine painted, which is not told. */
  bare?: Area
  change: Change
  /** Slugs of what was put into it. */
  products?: readonly string[]
  /** Where the hosted engine has painted it: its job, which keeps it too. */
  job?: string
}
type Made = Making & { source: SourceType }

/** A picture of the strip: the photo (1), and what was made of it. */
export type Variant = {
  id: number
  picture: Photo
  /** None for the photo itself. */
  made?: Made
}

/** All that was made of a photo. */
export type Results = {
  variants: readonly Variant[]
  /** How those came about whose pictures were dropped: what is kept was made of them. */
  dropped: Readonly<Record<number, Made>>
}

export const PHOTO = 1

/** So many pictures are kept, the photo among them. */
const MOST_VARIANTS = 12

export const variantOf = ({ variants }: Pick<Results, 'variants'>, id: number): Variant =>
  variants.find((variant) => variant.id === id) ?? (variants[0] as Variant)

/** What made a variant of the photo, the latest change first. */
export function changesTo(results: Results, id: number): Made[] {
  const made = results.variants.find((variant) => variant.id === id)?.made ?? results.dropped[id]
  return made ? [made, ...changesTo(results, made.from)] : []
}

/** With a picture more, under the next number. */
export function withResult(results: Results, picture: Photo, making: Making): Results & { id: number } {
  const { variants, dropped } = results
  const id = Math.max(...variants.map((variant) => variant.id)) + 1
  const before = changesTo(results, making.from)[0]?.source
  const source = making.job ? 'compositeWithTrainedAlgorithmicMedia' : sourceOf(making.change, before)
  const made = { ...making, source }
  return { id, variants: [...variants, { id, picture, made }], dropped }
}

/**
 * Within the limit: the picture goes that was looked at longest ago and is not in use, and how it came about stays as long
 * as another one was made of it. `steps`: what was looked at, one after the other.
 */
export function withinLimit(results: Results, inUse: ReadonlySet<number>, steps: readonly number[]): Results {
  if (results.variants.length <= MOST_VARIANTS) return results
  const [first, ...others] = results.variants.filter(({ id }) => !inUse.has(id))
  if (!first) return results
  const lastLook = ({ id }: Variant) => steps.lastIndexOf(id)
  const oldest = others.reduce((found, one) => (lastLook(one) < lastLook(found) ? one : found), first)
  return removeVariants(results, [oldest])
}

/** Without some pictures; how they came about stays as long as another one was made of them. */
export function removeVariants(results: Results, gone: readonly Variant[]): Results {
  const variants = results.variants.filter((variant) => !gone.includes(variant))
  const dropped: Record<number, Made> = { ...results.dropped }
  for (const { id, made } of gone) if (made) dropped[id] = made
  const needed = new Set(variants.flatMap(({ id }) => changesTo({ variants, dropped }, id).map(({ from }) => from)))
  return { variants, dropped: Object.fromEntries(Object.entries(dropped).filter(([id]) => needed.has(Number(id)))) }
}

/** How many pictures there are of a job of the hosted engine, and how many that were made of those. */
export function countOf(results: Results, job: string): { painted: number; derived: number } {
  const ofJob = results.variants.filter(({ made }) => made?.job === job)
  const after = results.variants.filter(({ id }) => changesTo(results, id).some((made) => made.job === job))
  return { painted: ofJob.length, derived: after.length - ofJob.length }
}

/** Slugs of the products that a variant was made with, the latest first. */
export function productsIn(
  results: Results,
  shown: number,
  materials: readonly Pick<MaterialSwatch, 'id' | 'product'>[],
): string[] {
  const slugs = changesTo(results, shown).flatMap(({ change, products = [], job }) => {
    // What the hosted engine paints after a material is not the product.
    if (job) return []
    const laid = change.does === 'lay' ? materials.find(({ id }) => id === change.material)?.product : undefined
    return laid ? [laid, ...products] : products
  })
  return [...new Set(slugs)]
}
