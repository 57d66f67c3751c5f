import { pointOf, type Solid } from './footprint.ts'

/** A bedside table, and its gap to the bed; metres. */
const BEDSIDE = { w: 0.45, d: 0.4, high: 0.52, gap: 0.05 }

/** Beds from this width on have a table at each side, in metres. */
export const WIDE_BED_M = 1.35

/** Where the two bedside tables of a bed stand. */
export const bedsidePlaces = (bed: Solid): Solid[] =>
  [-1, 1].map((side) => {
    const out = bed.w / 2 + BEDSIDE.gap + BEDSIDE.w / 2
    const [x, z] = pointOf(bed, side * out, BEDSIDE.d / 2 - bed.d / 2)
    return { x, z, turn: bed.turn, w: BEDSIDE.w, d: BEDSIDE.d, low: 0, high: BEDSIDE.high }
  })
