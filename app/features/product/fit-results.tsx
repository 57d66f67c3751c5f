import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { intoLift, type Shortage, shortageOf, throughDoor, upStairs, type Verdict } from './fit-check'
import { inCm } from './fit-labels'
import type { Measure, Passages } from './fit-search'
import type { Package } from './packing'

type FitResultsProps = { box: Package; passages: Passages; advice: string }

/** Whether a package goes through each passage that was measured, or what that lacks. */
export function FitResults({ box, passages, advice }: FitResultsProps) {
  const { door, lift, stairs, isLiftIncomplete } = passages
  const results: { passage: string; verdict: Verdict | 'incomplete'; short?: string }[] = []
  if (door) {
    const short = shortageOf({ door }, (way) => throughDoor(box, way.door))
    results.push({ passage: m.fit_way_door(), verdict: throughDoor(box, door), short: shortageLabel(short) })
  }
  if (lift) {
    const short = shortageOf(lift, (way) => intoLift(box, way))
    const named = short && { ...short, measure: liftMeasures[short.measure] }
    results.push({ passage: m.fit_lift(), verdict: intoLift(box, lift), short: shortageLabel(named) })
  }
  if (isLiftIncomplete) results.push({ passage: m.fit_lift(), verdict: 'incomplete' })
  if (stairs) {
    const short = shortageOf({ stairs }, (way) => upStairs(box, way.stairs))
    results.push({ passage: m.fit_way_stairs(), verdict: upStairs(box, stairs), short: shortageLabel(short) })
  }
  if (results.length === 0) return null
  return (
    <div role="status" className="mt-6">
      <ul className="border-t border-line">
        {results.map(({ passage, verdict, short }) => (
          <li key={passage} className={`flex items-center gap-2 border-b border-line py-3.5 ${colours[verdict]}`}>
            <Icon name={icons[verdict]} />
            <span>
              <strong className="font-medium">{m.fit_way({ way: passage })}</strong> {short ?? verdictLabel(verdict)}
            </span>
          </li>
        ))}
      </ul>
      {results.some(({ verdict }) => verdict === 'too_large') && <p className="mt-4 text-sm text-ink-2">{advice}</p>}
    </div>
  )
}

const liftMeasures = { door: 'liftDoor', width: 'liftWidth', depth: 'liftDepth', height: 'liftHeight' } as const

const icons = { fits: 'circle-check', tight: 'triangle-alert', too_large: 'circle-x', incomplete: 'info' }
const colours = { fits: 'text-success', tight: 'text-warning', too_large: 'text-error', incomplete: 'text-ink-2' }

const verdicts: Record<Verdict | 'incomplete', () => string> = {
  fits: m.fit_verdict_fits,
  tight: m.fit_verdict_tight,
  too_large: m.fit_verdict_too_large,
  incomplete: m.fit_verdict_incomplete,
}
const verdictLabel = (verdict: Verdict | 'incomplete') => verdicts[verdict]()

const shortages: Record<Measure, (inputs: { length: string }) => string> = {
  door: m.fit_short_width,
  stairs: m.fit_short_width,
  liftDoor: m.fit_short_lift_door,
  liftWidth: m.fit_short_lift_width,
  liftDepth: m.fit_short_lift_depth,
  liftHeight: m.fit_short_lift_height,
}

/** What a passage lacks, in centimetres; undefined if no single measure is at fault. */
const shortageLabel = (short?: Shortage<Measure>) => short && shortages[short.measure]({ length: inCm(short.by) })
