import type { Package } from './packing'

/** The ways into a home, measured in the clear. Lengths in millimetres. */
export type Lift = { door: number; width: number; depth: number; height: number }

/** `tight` goes through with less to spare than hands and corners need. */
export type Verdict = 'fits' | 'tight' | 'too_large'

/** To spare at every side. */
const CLEARANCE = 30
/** As they are built: the opening of a door, a lift's too, and what stands upright on stairs. */
const DOOR_HEIGHT = 2000
const STAIRS_HEADROOM = 2000

const check = (box: Package, fits: (box: Package) => boolean): Verdict => {
  const [length, width, height] = box
  if (fits([length + CLEARANCE, width + CLEARANCE, height + CLEARANCE])) return 'fits'
  return fits(box) ? 'tight' : 'too_large'
}

/** A package goes end first through a door. */
export const throughDoor = (box: Package, width: number): Verdict =>
  check(box, ([, middle, shortest]) => rectangleFits([middle, shortest], [DOOR_HEIGHT, width]))

/** It goes end first through the lift's door, and stands inside in any direction, upright or leaning. */
export const intoLift = (box: Package, { door, ...cabin }: Lift): Verdict =>
  check(
    box,
    (grown) =>
      rectangleFits([grown[1], grown[2]], [DOOR_HEIGHT, door]) &&
      fitsInside(grown, [cabin.width, cabin.depth, cabin.height]),
  )

/**
 * Round the corner of stairs that are as wide behind it as before: a package of length l and thickness t passes between
 * walls s apart when l ≤ 2√2·s − 2t. It is carried on any of its edges.
 */
export const upStairs = (box: Package, width: number): Verdict =>
  check(box, (grown) =>
    grown.some((upright, axis) => {
      const [length = 0, thickness = 0] = grown.filter((_, other) => other !== axis)
      return upright <= STAIRS_HEADROOM && thickness <= width && length <= 2 * Math.SQRT2 * width - 2 * thickness
    }),
  )

/** Whether a box fits into another, leaning in one plane at most. */
function fitsInside(box: Package, room: Package): boolean {
  return room.some((across, axis) => {
    const face = room.filter((_, other) => other !== axis) as [number, number]
    return box.some((thickness, side) => {
      const rest = box.filter((_, other) => other !== side) as [number, number]
      return thickness <= across && rectangleFits(rest, face)
    })
  })
}

/** Whether a rectangle fits into another, turned as it likes (Carver 1957). */
export function rectangleFits(inner: readonly [number, number], outer: readonly [number, number]): boolean {
  const [p, q] = [Math.max(...inner), Math.min(...inner)]
  const [a, b] = [Math.max(...outer), Math.min(...outer)]
  if (q > b) return false
  if (p <= a) return true
  return b >= (2 * p * q * a + (p ** 2 - q ** 2) * Math.sqrt(p ** 2 + q ** 2 - a ** 2)) / (p ** 2 + q ** 2)
}
