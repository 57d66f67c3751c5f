import { placeholder } from './company.ts'

/** What making a piece takes: days until it can leave the workshop, and the percentage that is paid first. */
export type Making = { days: number; depositPercent: number }

/** Terms of pieces: made to order (all wooden furniture, families, single pieces), and paid month by month. */
export const pieceTerms = {
  wooden: placeholder<Making>({ days: 21, depositPercent: 30 }),
  families: placeholder<Record<string, Making>>({ wardrobe: { days: 28, depositPercent: 40 } }),
  pieces: placeholder<Record<string, Making>>({ 'ban-an-can-tho-muoi-cho': { days: 35, depositPercent: 50 } }),
  /** Banks set the months and the yearly rate, and take sums from `from` on. */
  instalments: placeholder({ months: 12, ratePercent: 0, from: 3_000_000 }),
}

type Piece = { kind: string; categorySlug: string; slug: string }

/** How a piece is made to order; undefined for what is only sold from stock. */
export function makingOf({ kind, categorySlug, slug }: Piece): Making | undefined {
  const { wooden, families, pieces } = pieceTerms
  return kind === 'wooden' ? (pieces.value[slug] ?? families.value[categorySlug] ?? wooden.value) : undefined
}

type Instalments = { months: number; ratePercent: number; monthlyVnd: number }

const MONTHS_PER_YEAR = 12
/** Months are whole thousands of đồng, rounded up, so that a page names no less than is due. */
const ROUND_TO = 1000

/** What a price is month by month; undefined below the banks' least sum. */
export function instalmentsOf(
  priceVnd: number,
  { months, ratePercent, from } = pieceTerms.instalments.value,
): Instalments | undefined {
  if (priceVnd < from) return
  const total = Math.round(priceVnd * (1 + ((ratePercent / 100) * months) / MONTHS_PER_YEAR))
  return { months, ratePercent, monthlyVnd: Math.ceil(total / months / ROUND_TO) * ROUND_TO }
}
