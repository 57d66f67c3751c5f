import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { instalmentsOf, makingOf, pieceTerms } from '#app/features/content/piece-terms'

const { wooden, families, pieces } = pieceTerms

test('[BUY-02] a piece has its own terms of making, or its family’s, or those of all wooden furniture', () => {
  const [family = ''] = Object.keys(families.value)
  const [piece = ''] = Object.keys(pieces.value)
  expect(makingOf({ kind: 'wooden', categorySlug: 'tv-stand', slug: 'x' })).toEqual(wooden.value)
  expect(makingOf({ kind: 'wooden', categorySlug: family, slug: 'x' })).toEqual(families.value[family])
  expect(makingOf({ kind: 'wooden', categorySlug: family, slug: piece })).toEqual(pieces.value[piece])
  expect(families.value[family]).not.toEqual(wooden.value)
  expect(makingOf({ kind: 'goods', categorySlug: family, slug: piece })).toBeUndefined()
})

test.each([
  [12_490_000, 0, 1_041_000],
  [13_290_000, 0, 1_108_000],
  [12_000_000, 12, 1_120_000],
])('[BUY-02] %d đồng at %d %% a year are %d a month', (price, ratePercent, monthlyVnd) => {
  expect(instalmentsOf(price, { months: 12, ratePercent, from: 3_000_000 })).toEqual({
    months: 12,
    ratePercent,
    monthlyVnd,
  })
})

test('[BUY-02] below the least sum nothing is said of months', () => {
  expect(instalmentsOf(2_999_999, { months: 12, ratePercent: 0, from: 3_000_000 })).toBeUndefined()
})

test('[BUY-02] a deployment is refused while the shop has not confirmed them', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/placeholders.ts'], { encoding: 'utf8' })
  expect(status).toBe(1)
  for (const name of Object.keys(pieceTerms)) expect(stdout).toContain(`piece-terms.ts: ${name}`)
})
