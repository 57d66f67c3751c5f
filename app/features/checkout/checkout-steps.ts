import type { FieldErrors } from '#app/lib/form'
import { measures } from '../delivery/delivery'
import type { QuoteIssue } from './quote-wish'

/** The blocks of the checkout in their order, each with its fields. */
export const steps = {
  who: ['name', 'phone', 'email'],
  place: ['province', 'ward', 'street', 'floor', 'lift', 'lane', ...measures, 'note'],
  day: ['slot'],
  paying: ['payment', 'voucher', 'wantsInvoice', 'taxCode', 'invoiceName', 'invoiceAddress', 'invoiceEmail'],
  review: [],
} as const satisfies Record<string, readonly string[]>

export type StepName = keyof typeof steps
export const stepNames = Object.keys(steps) as StepName[]
export const LAST_STEP = stepNames.length - 1

/** Address of a block on its page. */
export const blockId = (name: StepName) => `checkout-${name}`

export const addressOfStep = (index: number) => blockId(stepNames[index] ?? 'review')

/** The block that an address names; undefined if it names none. */
export function stepAt(hash: string): number | undefined {
  const index = stepNames.findIndex((name) => blockId(name) === hash)
  return index < 0 ? undefined : index
}

const fieldsOfStep = (index: number): readonly string[] => steps[stepNames[index] ?? 'review']

/** Errors of one block's fields. */
export const errorsOfStep = (errors: FieldErrors, index: number): FieldErrors =>
  Object.fromEntries(fieldsOfStep(index).flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])))

const isWrong = (errors: FieldErrors, index: number) => Object.keys(errorsOfStep(errors, index)).length > 0

/** Issues that a block has to settle before the purchase goes on. */
const stepOfIssue: Partial<Record<QuoteIssue['code'], StepName>> = {
  place_not_served: 'place',
  floor_not_reached: 'place',
  slot_full: 'day',
  day_closed: 'day',
  payment_refused: 'paying',
  voucher_refused: 'paying',
}

type Judged = { errors: FieldErrors; issues: readonly QuoteIssue[] }

/** The block to open: the first that is not settled, up to the one that was reached. */
export function stepToOpen({ errors, issues }: Judged, reached: number): number {
  const unsettled = stepNames.findIndex(
    (name, index) => isWrong(errors, index) || issues.some(({ code }) => stepOfIssue[code] === name),
  )
  return unsettled < 0 ? reached : Math.min(unsettled, reached)
}

/** The first block with a wrong field; undefined if there is none. */
export function firstWrongStep(errors: FieldErrors): number | undefined {
  const index = stepNames.findIndex((_, step) => isWrong(errors, step))
  return index < 0 ? undefined : index
}

/**
 * The block where a shopper begins whose fields the shop knows already: the first with something missing, and the
 * day's at the latest: the way of paying has a value before anybody has chosen it.
 */
export const reachedBy = (errors: FieldErrors): number =>
  Math.min(firstWrongStep(errors) ?? LAST_STEP, stepNames.indexOf('day'))
