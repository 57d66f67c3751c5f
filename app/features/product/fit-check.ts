import type { Crate, Package } from './packing'

/** Clear dimensions of a lift, in millimetres. */
export type Lift = { door: number; width: number; depth: number; height: number }

/** `tight`: fits, but with less clearance than hands and corners need. */
export type Verdict = 'fits' | 'tight' | 'too_large'

/** Clearance per side. */
const CLEARANCE = 30
/** Usual heights of doors (lift doors included) and of stairs. */
const DOOR_HEIGHT = 2000
const STAIRS_HEADROOM = 2000

const check = (box: Package, fits: (box: Package) => boolean): Verdict => {
  const [length, width, height] = box
  if (fits([length + CLEARANCE, width + CLEARANCE, height + CLEARANCE])) return 'fits'
  return fits(box) ? 'tight' : 'too_large'
}

/** The smallest face goes through the door first. */
export const throughDoor = (box: Package, width: number): Verdict =>
  check(box, ([, middle, shortest]) => rectangleFits([middle, shortest], [DOOR_HEIGHT, width]))

/** First through the lift's door with its smallest face, then into the cabin in any direction, upright or leaning. */
export const intoLift = (box: Package, { door, ...cabin }: Lift): Verdict =>
  check(
    box,
    (grown) =>
      rectangleFits([grown[1], grown[2]], [DOOR_HEIGHT, door]) &&
      fitsInside(grown, [cabin.width, cabin.depth, cabin.height]),
  )

/**
 * Around a corner between stairs of equal width, carried on any edge: length l and thickness t pass between walls s
 * apart when l ≤ 2√2·s − 2t.
 */
export const upStairs = (box: Package, width: number): Verdict =>
  check(box, (grown) =>
    grown.some((upright, axis) => {
      const [length = 0, thickness = 0] = grown.filter((_, other) => other !== axis)
      return upright <= STAIRS_HEADROOM && thickness <= width && length <= 2 * Math.SQRT2 * width - 2 * thickness
    }),
  )

/** True if a box fits into another, tilted in at most one plane. */
function fitsInside(box: Package, room: Package): boolean {
  return room.some((across, axis) => {
    const face = room.filter((_, other) => other !== axis) as [number, number]
    return box.some((thickness, side) => {
      const rest = box.filter((_, other) => other !== side) as [number, number]
      return thickness <= across && rectangleFits(rest, face)
    })
  })
}

/** True if a rectangle fits into another at any angle (Carver 1957). */
export function rectangleFits(inner: readonly [number, number], outer: readonly [number, number]): boolean {
  const [p, q] = [Math.max(...inner), Math.min(...inner)]
  const [a, b] = [Math.max(...outer), Math.min(...outer)]
  if (q > b) return false
  if (p <= a) return true
  return b >= (2 * p * q * a + (p ** 2 - q ** 2) * Math.sqrt(p ** 2 + q ** 2 - a ** 2)) / (p ** 2 + q ** 2)
}

/** What is missing in the one measure that would have to grow least, in millimetres. */
export type Shortage<Name> = { measure: Name; by: number }

const WIDEST_PASSAGE = 6000
const MEASURED_IN = 10

/** The shortage of a passage with these measures; undefined if it fits, or if no single measure is at fault. */
export function shortageOf<Name extends string>(
  passage: Readonly<Record<Name, number>>,
  verdictIn: (passage: Record<Name, number>) => Verdict,
): Shortage<Name> | undefined {
  if (verdictIn(passage) !== 'too_large') return undefined
  const shortages = (Object.keys(passage) as Name[]).flatMap((measure) => {
    for (let length = passage[measure] + MEASURED_IN; length <= WIDEST_PASSAGE; length += MEASURED_IN)
      if (verdictIn({ ...passage, [measure]: length }) !== 'too_large')
        return [{ measure, by: length - passage[measure] }]
    return []
  })
  return shortages.sort((one, other) => one.by - other.by)[0]
}

/** How several crates come through a passage: the verdict on the one with the greatest difficulty. */
export type Outcome<Name extends string> = {
  verdict: Verdict
  crate: Crate
  short?: Shortage<Name>
  /** Those that do not go through. */
  tooLarge: Crate[]
}

/** Judges crates at a passage with these measures; the first of equally difficult ones is named. */
export function outcomeOf<Name extends string>(
  crates: readonly Crate[],
  passage: Readonly<Record<Name, number>>,
  judge: (box: Package, passage: Record<Name, number>) => Verdict,
): Outcome<Name> | undefined {
  const judged = crates.map((crate) => ({
    crate,
    verdict: judge(crate.sides, passage),
    short: shortageOf(passage, (measures) => judge(crate.sides, measures)),
  }))
  const difficultyOf = ({ verdict, short }: (typeof judged)[number]) =>
    // Where no single measure helps, more is missing than any of them could give.
    verdict === 'too_large' ? (short?.by ?? WIDEST_PASSAGE) : verdict === 'tight' ? 1 : 0
  const [worst] = judged.toSorted((one, other) => difficultyOf(other) - difficultyOf(one))
  const tooLarge = judged.filter(({ verdict }) => verdict === 'too_large').map(({ crate }) => crate)
  return worst && { ...worst, tooLarge }
}

const NARROWEST_STAIRS = 600
const WIDEST_STAIRS = 2000
const STEP = 50

/** The narrowest stairs that a box goes up with clearance, in steps of 5 cm; undefined if none do. */
export function stairsFor(box: Package): number | undefined {
  for (let width = NARROWEST_STAIRS; width <= WIDEST_STAIRS; width += STEP)
    if (upStairs(box, width) === 'fits') return width
  return undefined
}
