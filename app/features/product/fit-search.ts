import { type Measure, type Measures, measures } from '../delivery/delivery'
import type { Lift } from './fit-check'

/** Plausible range in centimetres. */
export const NARROWEST = 40
export const WIDEST = 600

const MM_PER_CM = 10

export function fitSearch(raw: Record<string, unknown>): Measures {
  const search: Measures = {}
  for (const name of measures) {
    const value = raw[name]
    if (typeof value === 'string' && value.trim() !== '') search[name] = value.trim()
  }
  return search
}

export type Passages = {
  door?: number
  stairs?: number
  lift?: Lift
  /** Only some of the lift's measures are given. */
  isLiftIncomplete: boolean
  /** Implausible or invalid measures. */
  wrong: Measure[]
}

/** The measures that are plausible, which the basket keeps for the checkout. */
export function plausibleMeasures(raw: Record<string, unknown>): Measures {
  const search = fitSearch(raw)
  const { wrong } = readPassages(search)
  return Object.fromEntries(Object.entries(search).filter(([name]) => !wrong.includes(name as Measure)))
}

/** Parses an address's measures into millimetres. */
export function readPassages(search: Measures): Passages {
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
  const hasLift = [liftDoor, liftWidth, liftDepth, liftHeight].some(Boolean)
  return { door, stairs, lift, isLiftIncomplete: hasLift && !lift, wrong }
}
