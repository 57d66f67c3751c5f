import type { Lift } from './fit-check'

/** What a visitor has measured, by its name in the address; in centimetres there. */
export const measures = ['door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight', 'stairs'] as const
export type Measure = (typeof measures)[number]

export type FitSearch = { [name in Measure]?: string }

/** The narrowest and the widest that a way into a home is, in centimetres. */
export const NARROWEST = 40
export const WIDEST = 600

const MM_PER_CM = 10

export function fitSearch(raw: Record<string, unknown>): FitSearch {
  const search: FitSearch = {}
  for (const name of measures) {
    const value = raw[name]
    if (typeof value === 'string' && value.trim() !== '') search[name] = value.trim()
  }
  return search
}

export type Ways = {
  door?: number
  stairs?: number
  lift?: Lift
  /** A lift of which only some is known. */
  isLiftIncomplete: boolean
  /** What no way into a home measures, or is no number. */
  wrong: Measure[]
}

/** The ways in millimetres, out of what stands in an address. */
export function waysOf(search: FitSearch): Ways {
  const lengths: { [name in Measure]?: number } = {}
  const wrong: Measure[] = []
  for (const name of measures) {
    const text = search[name]
    if (text === undefined) continue
    const length = /^\d{1,3}(?:[.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : 0
    if (length < NARROWEST || length > WIDEST) wrong.push(name)
    else lengths[name] = Math.round(length * MM_PER_CM)
  }
  const { door, stairs, liftDoor, liftWidth, liftDepth, liftHeight } = lengths
  const lift =
    liftDoor && liftWidth && liftDepth && liftHeight
      ? { door: liftDoor, width: liftWidth, depth: liftDepth, height: liftHeight }
      : undefined
  const saysLift = [liftDoor, liftWidth, liftDepth, liftHeight].some(Boolean)
  return { door, stairs, lift, isLiftIncomplete: saysLift && !lift, wrong }
}
