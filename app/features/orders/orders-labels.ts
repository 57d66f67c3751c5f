import { dayFormat, formatVnd } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import type { Half } from '../delivery/delivery'
import { hoursOf } from '../delivery/delivery-labels'
import { dayLocaleOf, type Locale, languageOf } from '../languages/languages'
import { getLocale } from '../languages/locale'
import type { NextEvent, ShownOrder, Step } from './order-progress'
import type { OrderState, ReturnState } from './order-states'
import type { CancelReason, ReturnReason, ReturnWished } from './returns'

/** Words of orders in the page's language. */

export const inMoney = (amount: number) => formatVnd(amount, languageOf(getLocale()).localeCode)

const SHOP = 'Asia/Ho_Chi_Minh'

/** `thứ Năm 17/12`: Vietnamese writes a day within a sentence otherwise than by itself. */
export function dayInSentence(day: string | number, timeZone = 'UTC', language: Locale = getLocale()): string {
  const locale = dayLocaleOf(language)
  const format = (options: Intl.DateTimeFormatOptions) => dayFormat(locale, { ...options, timeZone })
  const date = new Date(day)
  if (locale !== 'vi') return format({ weekday: 'long', day: 'numeric', month: 'long' }).format(date)
  const weekday = format({ weekday: 'long' }).format(date).replace(' ', '\u00a0')
  return `${weekday.charAt(0).toLowerCase()}${weekday.slice(1)} ${format({ day: 'numeric', month: 'numeric' }).format(date)}`
}

/** The day with its year, as documents have it. */
export const fullDate = (time: number) =>
  dayFormat(dayLocaleOf(getLocale()), { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: SHOP }).format(
    time,
  )

const timeOfDay = (time: number) =>
  dayFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: SHOP }).format(time)

/** A moment at the shop: `16:20 thứ Năm 26/11`. */
export const momentName = (time: number) => m.order_moment({ time: timeOfDay(time), day: dayInSentence(time, SHOP) })

type Slot = { day: string; half: Half }

const slotNames = { morning: m.order_slot_morning, afternoon: m.order_slot_afternoon }
/** A half day within a sentence: `sáng thứ Năm 17/12, 8:00 đến 12:00`. */
export const slotInSentence = ({ day, half }: Slot, locale: Locale = getLocale()) =>
  slotNames[half]({ day: dayInSentence(day, 'UTC', locale), ...hoursOf(half, locale) }, { locale })

const moves = { morning: m.order_day_confirm_morning, afternoon: m.order_day_confirm_afternoon }
/** What the button does once a half day is chosen. */
export const moveName = ({ day, half }: Slot) => moves[half]({ day: dayInSentence(day) })

type WhenDelivered = Pick<NonNullable<ShownOrder['delivery']>, 'day' | 'half' | 'isFitted'>

export const deliverySentence = ({ delivery }: { delivery?: WhenDelivered }) =>
  delivery
    ? (delivery.isFitted ? m.order_delivery_fitted : m.order_delivery_plain)({ when: slotInSentence(delivery) })
    : ''

const payTitles = { full: m.order_pay_full, deposit: m.order_pay_deposit, rest: m.order_pay_rest }

const stateTitles: Record<OrderState, () => string> = {
  placed: m.order_next_placed,
  confirmed: m.order_next_confirmed,
  in_making: m.order_next_in_making,
  ready: m.order_next_ready,
  out: m.order_next_out,
  delivered: m.order_next_delivered,
  closed: m.order_next_closed,
  cancelled: m.order_next_cancelled,
  expired: m.order_next_expired,
}

export const titleOfState = (state: OrderState) => stateTitles[state]()

export function titleOfNext(next: NextEvent, missing: number): string {
  if (next.kind === 'state') return titleOfState(next.state)
  return next.isShort ? m.order_pay_short({ amount: inMoney(missing) }) : payTitles[next.what]()
}

const stepNames: Record<Step, () => string> = {
  placed: m.order_step_placed,
  confirmed: m.order_step_confirmed,
  deposit: m.order_step_deposit,
  paid: m.order_step_paid,
  making: m.order_step_making,
  rest: m.order_step_rest,
  prepared: m.order_step_prepared,
  delivery: m.order_step_delivery,
  return_end: m.order_step_return_end,
  cancelled: m.order_step_cancelled,
  expired: m.order_step_expired,
}
export const stepName = (step: Step) => stepNames[step]()

const cancelReasonNames: Record<CancelReason, () => string> = {
  changed_mind: m.order_cancel_changed_mind,
  does_not_fit: m.order_cancel_does_not_fit,
  too_late: m.order_cancel_too_late,
  other: m.order_cancel_other,
}
export const cancelReasonName = (reason: CancelReason) => cancelReasonNames[reason]()

const reasonNames: Record<ReturnReason, () => string> = {
  damaged: m.order_return_damaged,
  wrong: m.order_return_wrong,
  does_not_fit: m.order_return_does_not_fit,
  changed_mind: m.order_return_changed_mind,
}
export const reasonName = (reason: keyof typeof reasonNames) => reasonNames[reason]()

const wishNames: Record<ReturnWished, () => string> = {
  refund: m.order_return_refund,
  exchange: m.order_return_exchange,
  repair: m.order_return_repair,
}
export const wishName = (wish: keyof typeof wishNames) => wishNames[wish]()

const returnStateNames: Record<ReturnState, () => string> = {
  asked: m.order_return_state_asked,
  accepted: m.order_return_state_accepted,
  refused: m.order_return_state_refused,
  received: m.order_return_state_received,
  settled: m.order_return_state_settled,
}
export const returnStateName = (state: ReturnState) => returnStateNames[state]()
