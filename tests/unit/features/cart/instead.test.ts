import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsInstead, type SizedPiece } from '#app/features/cart/instead'

const piece = (slug: string, more: Partial<SizedPiece> = {}): SizedPiece => ({
  slug,
  categorySlug: 'mirror',
  finish: 'oak',
  priceVnd: 2_000_000,
  widthMm: 1000,
  depthMm: 400,
  heightMm: 800,
  ...more,
})
const missing = piece('missing')
const found = (...candidates: SizedPiece[]) => fitsInstead(missing, candidates)?.slug

test('[BUY-21] instead of a missing piece fits nothing larger, of another category, or itself', () => {
  expect(found()).toBeUndefined()
  expect(
    found(
      piece('wider', { widthMm: 1001 }),
      piece('deeper', { depthMm: 401 }),
      piece('higher', { heightMm: 801 }),
      piece('other', { categorySlug: 'shelf' }),
      piece('missing', { finish: 'walnut' }),
    ),
  ).toBeUndefined()
  expect(found(piece('same size'))).toBe('same size')
})

test('[BUY-21] the nearest in size and price comes first, then the same finish, then the name', () => {
  expect(found(piece('small', { widthMm: 500 }), piece('near', { widthMm: 950 }))).toBe('near')
  expect(found(piece('dear', { priceVnd: 3_000_000 }), piece('near', { priceVnd: 1_900_000 }))).toBe('near')
  // A little smaller is nearer than half as dear again.
  expect(found(piece('dear', { priceVnd: 3_000_000 }), piece('small', { widthMm: 900 }))).toBe('small')
  expect(found(piece('a', { finish: 'walnut' }), piece('b'))).toBe('b')
  expect(found(piece('b'), piece('a'))).toBe('a')
})

test('[BUY-21] what fits does not hang on the order of the candidates', () => {
  const measure = fc.integer({ min: 1, max: 1200 })
  const candidate = fc.record({
    slug: fc.constantFrom('a', 'b', 'c', 'missing'),
    categorySlug: fc.constantFrom('mirror', 'shelf'),
    finish: fc.constantFrom('oak' as const, 'walnut' as const),
    priceVnd: fc.integer({ min: 0, max: 5_000_000 }),
    widthMm: measure,
    depthMm: measure,
    heightMm: measure,
  })
  const key = ({ slug, finish }: SizedPiece) => `${slug}:${finish}`
  fc.assert(
    fc.property(fc.uniqueArray(candidate, { selector: key }), (candidates) => {
      const one = fitsInstead(missing, candidates)
      expect(fitsInstead(missing, candidates.toReversed())).toEqual(one)
      if (one) expect([one.widthMm <= 1000, one.depthMm <= 400, one.heightMm <= 800]).toEqual([true, true, true])
    }),
  )
})
