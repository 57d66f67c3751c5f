import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { intoLift, shortageOf, throughDoor, upStairs, type Verdict } from './fit-check'
import { type FitSearch, type Measure, NARROWEST, type Passages, readPassages, WIDEST } from './fit-search'
import { kindOf } from './kinds'
import { type Package, packageOf } from './packing'
import type { Product } from './product'
import { packageSides, shortageLabel, verdictLabel } from './product-labels'

const FIT = 'fit'

/** Checks doors, lifts and stairs; measures are in the address. */
export function FitForm({ product, fit }: { product: Product; fit: FitSearch }) {
  const box = packageOf(product)
  const passages = readPassages(fit)
  const comesApart = kindOf(product.categorySlug) === 'furniture'
  const field = (name: Measure, label: string) => (
    <Length name={name} label={label} value={fit[name]} passages={passages} />
  )
  return (
    <section id={FIT} className="grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[5fr_7fr] lg:pt-24">
      <div>
        <h2 className="text-3xl">{m.fit_title()}</h2>
        <p className="mt-4 max-w-[44ch] text-ink-2">{m.fit_lead(packageSides(box))}</p>
        <Results box={box} passages={passages} advice={comesApart ? m.fit_advice() : m.fit_advice_goods()} />
      </div>
      <form method="get" action={`${href('/product/$slug', { slug: product.slug })}#${FIT}`}>
        {product.material !== product.finishes[0] && <input type="hidden" name="finish" value={product.material} />}
        <div className="grid grid-cols-2 items-end gap-4">
          {field('door', m.fit_door())}
          {field('stairs', m.fit_stairs())}
        </div>
        <fieldset className="mt-4">
          <legend className="mb-2 font-medium">{m.fit_lift()}</legend>
          <div className="grid grid-cols-2 items-end gap-4">
            {field('liftDoor', m.fit_lift_door())}
            {field('liftWidth', m.fit_lift_width())}
            {field('liftDepth', m.fit_lift_depth())}
            {field('liftHeight', m.fit_lift_height())}
          </div>
        </fieldset>
        <button type="submit" className={`${buttonClass('outline')} mt-6`}>
          {m.fit_submit()}
        </button>
        <p className="mt-4 text-xs text-ink-3">{m.fit_note()}</p>
      </form>
    </section>
  )
}

type LengthProps = { name: Measure; label: string; value?: string; passages: Passages }

function Length({ name, label, value, passages }: LengthProps) {
  const isWrong = passages.wrong.includes(name)
  return (
    <label className="block text-sm font-medium">
      {label}
      <input
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? WRONG : undefined}
        className="field-box mt-1.5 text-base font-normal"
      />
    </label>
  )
}

const WRONG = 'fit-wrong'

type ResultsProps = { box: Package; passages: Passages; advice: string }

function Results({ box, passages, advice }: ResultsProps) {
  const { door, lift, stairs, isLiftIncomplete, wrong } = passages
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
  if (results.length === 0 && wrong.length === 0) return null
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
      {wrong.length > 0 && (
        <p id={WRONG} className="mt-2 text-sm text-error">
          {m.fit_wrong({ from: NARROWEST, to: WIDEST })}
        </p>
      )}
      {results.some(({ verdict }) => verdict === 'too_large') && <p className="mt-4 text-sm text-ink-2">{advice}</p>}
    </div>
  )
}

const liftMeasures = { door: 'liftDoor', width: 'liftWidth', depth: 'liftDepth', height: 'liftHeight' } as const

const icons = { fits: 'circle-check', tight: 'triangle-alert', too_large: 'circle-x', incomplete: 'info' }
const colours = { fits: 'text-success', tight: 'text-warning', too_large: 'text-error', incomplete: 'text-ink-2' }
