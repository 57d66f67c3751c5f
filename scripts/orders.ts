// Moves orders by the shop's own rules, in the local database or, with --remote, in the deployed one
import './lib/app-modules.mjs'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type OrderDatabase, openOrders } from './lib/order-database.ts'
import { ORDER_STATES_PAGE, orderStatesPage } from './lib/order-states-page.ts'
import { stop } from './lib/tools.mjs'

const USAGE = `Say what to do:
  list                        orders that are not over, and returns that wait
  show CODE                   one order, and what goes back of it
  confirm | start-making | finish-making | prepare | send-out | not-at-home | cancel | close CODE
  deliver CODE [--cash AMOUNT]
  accept-return | receive-return CODE
  refuse-return CODE REASON   the customer reads the reason; it may be left out
  settle-return CODE AMOUNT   ends a return, and pays back AMOUNT: without one what \`show\` says, with 0 nothing
  refund CODE AMOUNT          pays back: of an order under way what it does not need, else at most what was paid
  money                       payments that led to no order, and what has to go back
  settle NOTICE CODE=AMOUNT … says whose a transfer is that SePay told of; back=AMOUNT goes back to its sender
  draw                        writes ${ORDER_STATES_PAGE}
Options: --by NAME, --data DIR (of the local database), --remote, --return ID (of an order with several returns)`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'operator' },
    data: { type: 'string', default: '.wrangler/state' },
    cash: { type: 'string' },
    return: { type: 'string' },
    remote: { type: 'boolean', default: false },
  },
})
const [act = '', written = '', amount = ''] = positionals
const toCode = (text: string) => text.toUpperCase().replace(/[^\dA-Z]/g, '')
const code = toCode(written)
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Events of the table by the words of the command. */
const events = {
  confirm: 'confirm',
  'start-making': 'start_making',
  'finish-making': 'finish_making',
  prepare: 'prepare',
  'send-out': 'send_out',
  deliver: 'deliver',
  'not-at-home': 'not_at_home',
  cancel: 'cancel',
  close: 'close',
} as const

const returnEvents = {
  'accept-return': 'accept',
  'refuse-return': 'refuse',
  'receive-return': 'receive',
  'settle-return': 'settle',
} as const

const refusals = {
  not_found: 'There is no such order, no such return of it, or no such money.',
  not_possible: 'Order or return cannot do that from where it stands: see docs/order-states.md.',
  not_paid: 'It has not been paid what it has to be by now.',
  moved_meanwhile: 'It was moved meanwhile: look again.',
  sold_out: 'What it held is sold.',
  slot_full: 'Its half day is full.',
  return_is_open: 'A return of it is open: end that first.',
  several_returns: 'More than one return could do that: name one with --return, as `show` does.',
  cash_wrong: 'That is not what is missing.',
  order_not_open: 'The order takes no money any more.',
  parts_wrong: 'The parts have to make up all of the transfer.',
  settled_before: 'That has been settled before.',
  refund_too_much:
    'That is more than may go back: of an order under way only what is above its total. Cancel it first to pay back the rest.',
}

if (act === 'draw') {
  writeFileSync(ORDER_STATES_PAGE, await orderStatesPage())
  say(`${ORDER_STATES_PAGE} is drawn.`)
} else {
  const orders = await openOrders(values)
  try {
    await run(orders)
  } finally {
    await orders.close()
  }
}

async function run(orders: OrderDatabase) {
  if (act === 'list') return say(await orders.list())
  if (act === 'money') return say(await orders.money())
  if (!code) stop(USAGE)
  if (act === 'settle') return report(await orders.settle(written, positionals.slice(2).map(toPart)))
  if (act === 'show') return say((await orders.show(code)) ?? stop(`There is no order ${code}.`))
  if (act === 'refund') return report(await orders.refund(code, toAmount(amount)))
  if (Object.hasOwn(returnEvents, act)) {
    const event = returnEvents[act as keyof typeof returnEvents]
    const answer = event === 'refuse' ? positionals.slice(2).join(' ').trim() : undefined
    const back = event === 'settle' && amount ? toAmount(amount, 0) : undefined
    return report(await orders.moveReturn(code, event, { name: values.return, answer, back }))
  }
  if (!Object.hasOwn(events, act)) stop(USAGE)
  const event = events[act as keyof typeof events]
  return report(await orders.move(code, event, values.cash === undefined ? undefined : toAmount(values.cash)))
}

async function report(refusal: keyof typeof refusals | undefined) {
  if (refusal) stop(refusals[refusal])
  say(`Done. A letter, if one is due, goes out with the next housekeeping.`)
}

/** Whole đồng: `1.990.000` and `1990000` are one. */
function toAmount(text: string, least = 1): number {
  const whole = Number(text.replace(/[.,\s]/g, '') || Number.NaN)
  return Number.isSafeInteger(whole) && whole >= least ? whole : stop(`${text || 'Nothing'} is no amount of đồng.`)
}

/** `VT7K4M2Q=12790000` is an order's part of a transfer, `back=1000` its sender's. */
function toPart(text: string) {
  const [whose = '', amount = ''] = text.split('=')
  return { code: whose === 'back' ? undefined : toCode(whose), amount: toAmount(amount) }
}
