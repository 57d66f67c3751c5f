import { m } from '#app/paraglide/messages.js'
import { FitResults } from '../product/fit-results'
import type { Crate, Passages } from '../product/product'

type FitVerdictsProps = { crates: readonly Crate[]; passages: Passages }

/** How the crates of an order come through its passages, and what is done where they do not. */
export const FitVerdicts = (verdicts: FitVerdictsProps) => (
  <FitResults
    {...verdicts}
    advice={(comesApart) => (comesApart ? m.checkout_fit_advice() : m.checkout_fit_advice_goods())}
  />
)
