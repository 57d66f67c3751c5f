import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import type { Measure } from '../delivery/delivery'
import { intoLift, type Outcome, outcomeOf, type Shortage, throughDoor, upStairs, type Verdict } from './fit-check'
import { inCm } from './fit-labels'
import type { Passages } from './fit-search'
import type { Crate } from './packing'

type FitResultsProps = {
  crates: readonly Crate[]
  passages: Passages
  /** Says what can be done, depending on whether all that does not fit comes apart. */
  advice: (comesApart: boolean) => string
}

/** Whether packages go through each passage that was measured, or what that lacks. */
export function FitResults({ crates, passages, advice }: FitResultsProps) {
  const { door, lift, stairs, isLiftIncomplete } = passages
  const results: { passage: string; verdict: Verdict | 'incomplete'; short?: string; name?: string }[] = []
  const tooLarge: Crate[] = []
  const add = (passage: string, outcome?: Outcome<Measure>) => {
    if (!outcome) return
    const { verdict, short, crate } = outcome
    const name = crates.length > 1 && verdict !== 'fits' ? crate.name : undefined
    results.push({ passage, verdict, short: shortageLabel(short), name })
    tooLarge.push(...outcome.tooLarge)
  }
  if (door)
    add(
      m.fit_way_door(),
      outcomeOf(crates, { door }, (box, way) => throughDoor(box, way.door)),
    )
  if (lift) {
    const outcome = outcomeOf(crates, lift, intoLift)
    const short = outcome?.short && { ...outcome.short, measure: liftMeasures[outcome.short.measure] }
    add(m.fit_lift(), outcome && { ...outcome, short })
  }
  if (isLiftIncomplete) results.push({ passage: m.fit_lift(), verdict: 'incomplete' })
  if (stairs)
    add(
      m.fit_way_stairs(),
      outcomeOf(crates, { stairs }, (box, way) => upStairs(box, way.stairs)),
    )
  if (results.length === 0) return null
  return (
    <div role="status" className="mt-6">
      <ul className="border-t border-line">
        {results.map(({ passage, verdict, short, name }) => (
          <li key={passage} className={`flex items-center gap-2 border-b border-line py-3.5 ${colours[verdict]}`}>
            <Icon name={icons[verdict]} />
            <span>
              <strong className="font-medium">{m.fit_way({ way: passage })}</strong> {short ?? verdictLabel(verdict)}
              {name && <span className="block text-sm text-ink-2">{name}</span>}
            </span>
          </li>
        ))}
      </ul>
      {tooLarge.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">{advice(tooLarge.every(({ comesApart }) => comesApart))}</p>
      )}
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
