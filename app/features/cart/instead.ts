import type { MaterialCode } from '../catalogue/catalogue'

/** A piece with its outer measures. */
export type SizedPiece = {
  slug: string
  categorySlug: string
  finish: MaterialCode
  priceVnd: number
  widthMm: number
  depthMm: number
  heightMm: number
}

const SIDES = ['widthMm', 'depthMm', 'heightMm'] as const

/**
 * The piece that stands best where another one was meant to: of the same category, larger in no direction, nearest in
 * size and price. Candidates can all be had.
 */
export function fitsInstead<Candidate extends SizedPiece>(
  missing: SizedPiece,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const [first] = candidates
    .filter(
      (one) =>
        one.slug !== missing.slug &&
        one.categorySlug === missing.categorySlug &&
        SIDES.every((side) => one[side] <= missing[side]),
    )
    .map((one) => ({ one, distance: distanceOf(missing, one), isOtherFinish: one.finish !== missing.finish }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(a.isOtherFinish) - Number(b.isOtherFinish) ||
        compare(a.one.slug + a.one.finish, b.one.slug + b.one.finish),
    )
  return first?.one
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The mean of what each side lacks and the difference in price, both as shares, weigh the same. */
function distanceOf(missing: SizedPiece, one: SizedPiece): number {
  const lacks = SIDES.map((side) => (missing[side] - one[side]) / Math.max(1, missing[side]))
  const size = lacks.reduce((sum, lack) => sum + lack, 0) / SIDES.length
  return size + Math.abs(one.priceVnd - missing.priceVnd) / Math.max(1, missing.priceVnd)
}
