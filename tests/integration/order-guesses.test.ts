import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newOrderCode } from '#app/features/orders/order-code'
import { allowances } from '#app/server/limits/allowances'
import { keyed, sessionSecrets } from '#app/server/secrets'
import { get } from '#tests/support/front-door'
import { orderOf, placed } from '#tests/support/orders'
import { anyPairs, FORM_HEADERS, fingerprintOf, type Guess, pairOfGuesses } from '../../scripts/guesses/guesses'

const PHONE = '0901234567'
const [secret] = sessionSecrets(env as unknown as Env)

async function ask(guess: Guess) {
  const answer = await get(guess.path, {
    method: guess.sent ? 'POST' : 'GET',
    headers: guess.sent ? FORM_HEADERS : {},
    body: guess.sent && new URLSearchParams(guess.sent).toString(),
  })
  return fingerprintOf({ status: answer.status, headers: answer.headers, body: await answer.text() }, guess)
}

const lookUp = async (code: string, phone: string, address?: string) => {
  const body = new URLSearchParams({ intent: '', code, phone }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(address && { 'x-forwarded-for': address }),
  }
  return get('/vi/order', { method: 'POST', headers, body })
}

test('[BUY-17] guesses of codes, phones and secrets are answered alike, byte for byte, whether they exist or not', async () => {
  const known = []
  for (let number = 0; number < 20; number++) known.push({ code: (await placed()).order.code, phone: PHONE })
  const pools = { known, unknown: anyPairs(20, 20_000_000), others: anyPairs(500, 30_000_000) }
  // The page that says that there is nothing comes out of the cache from the second time on.
  await get(`/vi/order/${newOrderCode()}?k=none`)
  const answers = new Map<string, Set<string>>()
  for (let turn = 0; turn < 60; turn++)
    for (const guess of pairOfGuesses(turn, pools)) {
      const print = await ask(guess)
      answers.set(guess.door, (answers.get(guess.door) ?? new Set()).add(print))
    }
  expect([...answers].map(([door, prints]) => [door, prints.size])).toEqual([
    ['look-up form', 1],
    ['access form', 1],
    ['open form', 1],
    ['order page', 1],
    ['API', 1],
  ])
  // The right pair is answered otherwise, or nothing would have been compared.
  const [order] = known
  expect((await lookUp(order?.code ?? '', PHONE)).headers.get('location')).toBe('/vi/order?state=placed')
})

const NONE = '/vi/order?state=none'

test('[BUY-17] one address has twenty guesses in a quarter of an hour', async () => {
  const statuses = []
  for (let number = 0; number < 24; number++) {
    const answer = await lookUp(newOrderCode(), `09${String(10_000_000 + number)}`, '203.0.113.14')
    statuses.push(answer.headers.get('location') ?? answer.status)
  }
  const { most } = allowances.orderLookUpByAddress
  expect(statuses).toEqual([...Array(most).fill(NONE), ...Array(24 - most).fill(429)])
})

test.each(['code', 'phone'] as const)(
  '[BUY-17] one %s has sixty guesses an hour, from however many addresses, whether it exists or not',
  async (kind) => {
    const { most } = allowances.orderLookUpOfCode
    expect(allowances.orderLookUpOfPhone.most).toBe(most)
    for (const isKnown of [true, false]) {
      const own = newOrderCode()
      const phone = isKnown ? '0987654321' : '0987654322'
      const customer = { ...orderOf({}).customer, phone: '+84987654321' }
      const { order } = await placed({ customer, phoneHash: keyed(secret, 'phone', customer.phone) })
      const outcomes = []
      for (let number = 0; number < most + 3; number++) {
        const guessed = kind === 'code' ? (isKnown ? order.code : own) : newOrderCode()
        const answer = await lookUp(guessed, kind === 'code' ? `09${String(20_000_000 + number)}` : phone)
        outcomes.push(answer.headers.get('location') ?? answer.status)
      }
      expect([isKnown, outcomes]).toEqual([isKnown, [...Array(most).fill(NONE), ...Array(3).fill(429)]])
    }
  },
)

test('[BUY-17] one address cannot use up the guesses of a phone number, so its owner is not locked out', async () => {
  const phone = '0987651234'
  const { most } = allowances.orderLookUpOfPhoneFromAddress
  for (let number = 0; number < most; number++)
    expect((await lookUp(newOrderCode(), phone, '203.0.113.15')).headers.get('location')).toBe(NONE)
  for (let number = 0; number < allowances.orderLookUpOfPhone.most; number++)
    expect((await lookUp(newOrderCode(), phone, '203.0.113.15')).status).toBe(429)
  expect((await lookUp(newOrderCode(), phone, '203.0.113.16')).headers.get('location')).toBe(NONE)
})
