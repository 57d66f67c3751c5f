import type { Lift } from './fit-check'

/** Query parameters of the measures, in centimetres. */
export const measures = ['door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight', 'stairs'] as const
export type Measure = (typeof measures)[number]

export type FitSearch = { [name in Measure]?: string }

/** Plausible range in centimetres. */
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

export type Passages = {
  door?: number
  stairs?: number
  lift?: Lift
  /** Only some of the lift's measures are given. */
  isLiftIncomplete: boolean
  /** Implausible or invalid measures. */
  wrong: Measure[]
}

/** The valid measures as a query string, as the basket keeps them for the checkout. */
export function measuresText(search: FitSearch): string {
  const { wrong } = readPassages(search)
  return new URLSearchParams(Object.entries(search).filter(([name]) => !wrong.includes(name as Measure))).toString()
}

export const measuresIn = (text: string): FitSearch => fitSearch(Object.fromEntries(new URLSearchParams(text)))

/** Parses an address's measures into millimetres. */
export function readPassages(search: FitSearch): Passages {
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
