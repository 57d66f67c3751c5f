import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deliveryStateOf,
  deliveryTransitionOf,
  deliveryTransitions,
  openReturnStates,
  orderTransitions,
  type PaymentEvent,
  paymentAfter,
  paymentStateOf,
  paymentTransitions,
  returnTransitionOf,
  returnTransitions,
} from '#app/features/orders/order-states'

type Sums = { dueNow: number; dueLater: number; paid: number; isRestDue: boolean }

/** What a deposit order or one without a first payment goes through; what cannot happen from these sums is left out. */
function happen(sums: Sums, event: PaymentEvent, amount: number): Sums | undefined {
  const { dueNow, dueLater, paid, isRestDue } = sums
  if (event === 'receive') return { ...sums, paid: paid + amount }
  if (event === 'fall_due')
    return !isRestDue && paid >= dueNow && dueLater > 0 ? { ...sums, isRestDue: true } : undefined
  if (event === 'fall_away') return isRestDue && dueNow > 0 && paid > 0 ? { ...sums, isRestDue: false } : undefined
  return amount <= paid ? { ...sums, paid: paid - amount } : undefined
}

test('[BUY-08] a payment that moves along its table stands where the sums of the ledger say, by every row of it', () => {
  const seen = new Set<string>()
  const small = fc.integer({ min: 0, max: 3 })
  const event = fc.constantFrom<PaymentEvent>('receive', 'pay_back', 'fall_due', 'fall_away')
  fc.assert(
    fc.property(small, small, fc.array(fc.tuple(event, fc.integer({ min: 1, max: 8 }))), (dueNow, dueLater, events) => {
      fc.pre(dueNow + dueLater > 0)
      const total = dueNow + dueLater
      let sums: Sums = { dueNow, dueLater, paid: 0, isRestDue: false }
      const dueOf = ({ isRestDue }: Sums) => dueNow + (isRestDue ? dueLater : 0)
      let state = paymentAfter('nothing_due', 'fall_due', { total, due: dueNow, paid: 0 })
      if (state !== 'nothing_due') seen.add(`nothing_due fall_due ${state}`)
      for (const [kind, amount] of events) {
        const next = happen(sums, kind, amount)
        if (!next) continue
        const after = paymentAfter(state, kind, { total, due: dueOf(next), paid: next.paid })
        const said = paymentStateOf({ total, dueNow, dueLater, isLaterAtDoor: false, paid: next.paid }, next.isRestDue)
        expect([state, kind, next, after]).toEqual([state, kind, next, said])
        if (after !== state) seen.add(`${state} ${kind} ${after}`)
        sums = next
        state = after
      }
    }),
    { numRuns: 3000 },
  )
  expect([...seen].sort()).toEqual(paymentTransitions.map(({ from, event: by, to }) => `${from} ${by} ${to}`).sort())
})

test('[BUY-08] a delivery moves by its own table wherever its order moves by the order’s', () => {
  for (const { from, event, to } of orderTransitions) {
    const before = deliveryStateOf(from)
    const next = deliveryTransitionOf(before, event)?.to ?? before
    expect([from, event, next]).toEqual([from, event, deliveryStateOf(to)])
  }
  for (const { from, event } of deliveryTransitions.filter((one) => one.event !== 'change_day')) {
    const isOfOrder = orderTransitions.some((one) => one.event === event && deliveryStateOf(one.from) === from)
    expect([from, event, isOfOrder]).toEqual([from, event, true])
  }
})

test('[BUY-12] a return ends refused or settled, and never comes back to a state that it left', () => {
  expect([...openReturnStates].sort()).toEqual(['accepted', 'asked', 'received'])
  for (const end of ['refused', 'settled'] as const)
    expect((['accept', 'refuse', 'receive', 'settle'] as const).map((event) => returnTransitionOf(end, event))).toEqual(
      Array.from({ length: 4 }),
    )
  const left = new Set<string>()
  let states = ['asked']
  while (states.length > 0) {
    for (const state of states) {
      expect(left).not.toContain(state)
      left.add(state)
    }
    states = returnTransitions.filter(({ from }) => states.includes(from)).map(({ to }) => to)
  }
})
