import type { ReactNode } from 'react'
import type { FieldErrors, FormFields } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { useFormContext } from '#app/ui/action-form'
import type { Ward } from '../delivery/ward-field'
import { PlaceFields, RecipientFields } from './address-fields'
import { type BlockState, CheckoutBlock } from './checkout-block'
import { resultOf } from './checkout-results'
import { blockId, errorsOfStep, LAST_STEP, type StepName, stepNames } from './checkout-steps'
import type { CheckoutView } from './checkout-view'
import { DayFields } from './day-fields'
import { PaymentFields } from './payment-fields'
import { Review } from './review'

type BlocksProps = {
  view: CheckoutView
  /** What was typed when the view was asked for. */
  typed: FormFields
  step: number
  reached: number
  isBusy: boolean
  isAsking: boolean
  isOnline: boolean
  ward: Ward
  onGoOn: (step: number) => void
  onEdit: (step: number) => void
  onWard: (ward: Ward) => void
}

const titles: Record<StepName, () => string> = {
  who: m.checkout_who,
  place: m.checkout_place,
  day: m.checkout_day,
  paying: m.checkout_paying,
  review: m.checkout_review,
}

const goOnWords: Partial<Record<StepName, () => string>> = {
  who: m.checkout_go_on_place,
  place: m.checkout_go_on_day,
  day: m.checkout_go_on_paying,
  paying: m.checkout_go_on_review,
}

export function CheckoutBlocks(props: BlocksProps) {
  const { view, typed, step, reached, isBusy, isAsking, isOnline, ward, onGoOn, onEdit, onWard } = props
  const { refusal } = useFormContext()
  const stateOf = (index: number): BlockState => {
    if (hasErrors(refusal?.errors, index)) return 'wrong'
    if (index === step) return 'open'
    return index < reached ? 'done' : 'waiting'
  }
  const contents: Record<StepName, ReactNode> = {
    who: <RecipientFields />,
    place: <PlaceFields view={view} typed={typed} ward={ward} onWard={onWard} />,
    day: <DayFields view={view} typed={typed} />,
    paying: <PaymentFields view={view} />,
    review: <Review view={view} typed={typed} isBusy={isBusy} isClosed={isAsking || !isOnline} />,
  }
  return stepNames.map((name, index) => (
    <CheckoutBlock
      key={name}
      id={blockId(name)}
      number={index + 1}
      title={titles[name]()}
      state={stateOf(index)}
      result={resultOf(name, typed, view)}
      goOn={goOnWords[name]?.()}
      isBusy={isAsking && index === step && index < LAST_STEP}
      onGoOn={() => onGoOn(index)}
      onEdit={() => onEdit(index)}
    >
      {contents[name]}
    </CheckoutBlock>
  ))
}

const hasErrors = (errors: FieldErrors = {}, index: number) => Object.keys(errorsOfStep(errors, index)).length > 0
