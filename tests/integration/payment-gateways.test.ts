import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '#app/features/content/company'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import { findOrder } from '#app/features/orders/order.server'
import { askProviders } from '#app/features/payments/ask-providers.server'
import { simulateTransfer } from '#app/features/payments/bank-simulator'
import { type GatewayName, gatewayNames } from '#app/features/payments/gateway-names'
import { type Asked, type PaymentKind, simulatePayment } from '#app/features/payments/gateway-simulator'
import { type GatewaySettings, gatewaysOf } from '#app/features/payments/gateways'
import { catchUpPayments } from '#app/features/payments/notices.server'
import { MINUTE } from '#app/lib/constants'
import { orders } from '#app/server/db/schema'
import { get } from '#tests/support/front-door'
import { countOf, db, placed, withEmail } from '#tests/support/orders'

const ORIGIN = 'http://localhost'
const names = Object.keys(gatewayNames) as GatewayName[]
const gateways = gatewaysOf(env as GatewaySettings, ORIGIN)
const { SEPAY_SECRET = '' } = env as { SEPAY_SECRET?: string }

type Placed = Awaited<ReturnType<typeof placed>>

const read = async ({ order }: Placed) => {
  const found = await findOrder(db, eq(orders.id, order.id))
  if (!found) throw new Error('no order')
  return found
}

const begin = ({ order, secret }: Placed, provider: string) =>
  get(`/api/orders/${order.code}/pay?k=${secret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider }),
  })

/** What the provider's page knows of a payment that was begun. */
async function ask(at: Placed, provider: GatewayName): Promise<Asked> {
  const begun = await begin(at, provider)
  expect(begun.status).toBe(201)
  const { searchParams } = new URL(((await begun.json()) as { address: string }).address)
  if (provider !== 'vnpay') return JSON.parse(searchParams.get('asked') ?? '')
  const value = (name: string) => searchParams.get(`vnp_${name}`) ?? ''
  return {
    reference: value('TxnRef'),
    amount: Number(value('Amount')) / 100,
    description: value('OrderInfo'),
    returnUrl: value('ReturnUrl'),
    noticeUrl: '',
  }
}

const noticesOf = (provider: GatewayName, kind: PaymentKind, asked: Asked, number?: string) =>
  simulatePayment(provider, kind, { asked, gateways, now: Date.now(), number }).notices

const tell = (provider: GatewayName, notice: string) =>
  provider === 'vnpay'
    ? get(`/api/payments/notices/vnpay?${notice}`)
    : get(`/api/payments/notices/${provider}`, { method: 'POST', body: notice })

/** An answer in short: VNPay's and ZaloPay's codes, the status of the others. */
async function answerOf(answer: Response): Promise<string> {
  if (answer.status === 204) return '204'
  const body = (await answer.json()) as { RspCode?: string; return_code?: number }
  return body.RspCode ?? String(body.return_code ?? answer.status)
}

const told = async (provider: GatewayName, notice: string) => answerOf(await tell(provider, notice))

const outcomesOf = async (provider: GatewayName) =>
  (
    await env.DB.prepare('select outcome from payment_notices where provider = ? order by rowid')
      .bind(provider)
      .all<{ outcome: string }>()
  ).results.map(({ outcome }) => outcome)

const ledgerOf = ({ order }: Placed) => countOf('select count(*) from ledger where order_id = ?', order.id)

const answers = {
  vnpay: { applied: '00', repeated: '02', forged: '97', unknown: '01', otherAmount: '04', truncated: '97' },
  momo: { applied: '204', repeated: '204', forged: '401', unknown: '404', otherAmount: '422', truncated: '400' },
  zalopay: { applied: '1', repeated: '1', forged: '-1', unknown: '-2', otherAmount: '-2', truncated: '-2' },
} as const

describe.each(names)('[BUY-10] a payment by %s', (provider) => {
  const expected = answers[provider]

  test('is begun over exactly what is missing, and confirms the order once its notice has come', async () => {
    const at = await placed(withEmail(`${provider}@example.com`))
    const asked = await ask(at, provider)
    expect(asked.amount).toBe(at.order.total)
    expect(asked.reference).toContain(`${at.order.code}1`)
    expect(JSON.stringify(asked)).not.toContain(at.secret)
    const [notice = ''] = noticesOf(provider, 'succeed', asked)
    expect(await told(provider, notice)).toBe(expected.applied)
    expect(await read(at)).toMatchObject({ state: 'confirmed', paid: at.order.total })
    expect(
      await countOf('select count(*) from ledger where order_id = ? and debit = ?', at.order.id, `gateway:${provider}`),
    ).toBe(1)
    expect(
      await countOf("select count(*) from mail_outbox where about = ? and letter = 'order_paid'", at.order.id),
    ).toBe(1)
    expect(await (await begin(at, provider)).json()).toMatchObject({ code: 'payment_not_offered' })
  })

  test('has many attempts, each with a number of its own; those that fail change nothing', async () => {
    const at = await placed()
    const tries = await Promise.all(Array.from({ length: 5 }, () => ask(at, provider)))
    expect(new Set(tries.map(({ reference }) => reference)).size).toBe(5)
    for (const asked of tries) for (const notice of noticesOf(provider, 'fail', asked)) await tell(provider, notice)
    expect(await read(at)).toMatchObject({ state: 'placed', paid: 0 })
    const [, , third] = tries
    const [notice = ''] = third ? noticesOf(provider, 'succeed', third) : []
    expect(await told(provider, notice)).toBe(expected.applied)
    expect(await read(at)).toMatchObject({ state: 'confirmed', paid: at.order.total })
    expect(
      await countOf(
        'select count(*) from payment_attempts where order_id = ? and expires_at <= created_at',
        at.order.id,
      ),
    ).toBe(0)
  })

  test('told five times counts once', async () => {
    const at = await placed()
    const [notice = ''] = noticesOf(provider, 'succeed', await ask(at, provider))
    expect(await told(provider, notice)).toBe(expected.applied)
    for (let time = 1; time < 5; time++) expect(await told(provider, notice)).toBe(expected.repeated)
    expect([await ledgerOf(at), (await read(at)).paid]).toEqual([1, at.order.total])
  })

  test('forged, truncated, for another order or a đồng off is kept and refused, and the order stays as it is', async () => {
    const at = await placed()
    const other = await placed()
    const asked = await ask(at, provider)
    const before = (await outcomesOf(provider)).length
    const [forged = ''] = noticesOf(provider, 'wrong signature', asked)
    expect(await told(provider, forged)).toBe(expected.forged)
    const [real = ''] = noticesOf(provider, 'succeed', asked)
    expect(await told(provider, real.slice(0, -20))).toBe(expected.truncated)
    // Its signature is of this order, its name of another.
    expect(await told(provider, real.replaceAll(at.order.code, other.order.code))).toBe(expected.forged)
    const [more = ''] = noticesOf(provider, 'other amount', asked)
    expect(await told(provider, more)).toBe(expected.otherAmount)
    const [less = ''] = noticesOf(provider, 'succeed', { ...asked, amount: asked.amount - 1 })
    expect(await told(provider, less)).toBe(expected.otherAmount)
    // Signed by the provider itself, for an attempt that nobody began.
    const unknown = { ...asked, reference: asked.reference.replace(/1$/, '2') }
    const [strange = ''] = noticesOf(provider, 'succeed', unknown)
    expect(await told(provider, strange)).toBe(expected.unknown)
    expect(await outcomesOf(provider)).toHaveLength(before + 6)
    expect((await outcomesOf(provider)).slice(before).filter((outcome) => !outcome.startsWith('refused'))).toEqual([])
    for (const one of [at, other]) {
      expect(await read(one)).toMatchObject({ state: 'placed', paid: 0 })
      expect(await ledgerOf(one)).toBe(0)
    }
    expect(await told(provider, real)).toBe(expected.applied)
    expect(await read(at)).toMatchObject({ state: 'confirmed', paid: at.order.total })
  })

  test('after the hold opens the order again, after cancelling it has to go back', async () => {
    const [late, cancelled] = [await placed(), await placed()]
    for (const [at, event] of [
      [late, 'expire'],
      [cancelled, 'cancel'],
    ] as const) {
      const asked = await ask(at, provider)
      const order = await findInMotion(db, eq(orders.id, at.order.id))
      if (order) await moveOrder(db, order, { event, by: 'test', now: Date.now() })
      const [notice = ''] = noticesOf(provider, 'late', asked)
      expect(await told(provider, notice)).toBe(expected.applied)
    }
    expect(await read(late)).toMatchObject({ state: 'confirmed', paid: late.order.total })
    expect(await read(cancelled)).toMatchObject({ state: 'cancelled', paid: cancelled.order.total })
    expect((await outcomesOf(provider)).slice(-2)).toEqual(['late', 'refund_due'])
  })

  test('that was stored and not applied is caught up with', async () => {
    const at = await placed()
    const [raw = ''] = noticesOf(provider, 'succeed', await ask(at, provider))
    await env.DB.prepare(
      'insert into payment_notices (provider, notice_id, raw, is_authentic, received_at) values (?, ?, ?, 1, 0)',
    )
      .bind(provider, `waits:${at.order.id}`, raw)
      .run()
    await catchUpPayments(db, gateways, Date.now())
    expect(await read(at)).toMatchObject({ state: 'confirmed', paid: at.order.total })
  })

  describe('of which nothing was told', () => {
    /** Pays at the provider's page, as a payer's browser does. */
    const press = (asked: Asked, kind: PaymentKind) =>
      get(`/dev/pay/${provider}`, {
        method: 'POST',
        body: new URLSearchParams({ kind, asked: JSON.stringify(asked) }).toString(),
      })
    const questions = async (now: number) => {
      let count = 0
      await askProviders(
        db,
        gateways,
        (request) => {
          if (new URL(request.url).pathname.startsWith(`/dev/pay/${provider}`)) count++
          return get(request.url.slice(ORIGIN.length), {
            method: request.method,
            body: request.body,
            headers: request.headers,
          })
        },
        now,
      )
      return count
    }
    const decide = () => env.DB.prepare("update payment_attempts set outcome = 'failed' where outcome is null").run()

    test('is asked for after a quarter of an hour, and booked once whatever comes later', async () => {
      await decide()
      const at = await placed(withEmail(`${provider}-lost@example.com`))
      const asked = await ask(at, provider)
      await press(asked, 'lost')
      expect([await questions(Date.now() + 14 * MINUTE), (await read(at)).state]).toEqual([0, 'placed'])
      expect(await questions(Date.now() + 15 * MINUTE)).toBe(1)
      expect(await read(at)).toMatchObject({ state: 'confirmed', paid: at.order.total })
      expect(await questions(Date.now() + 60 * MINUTE)).toBe(0)
      expect(
        await countOf("select count(*) from mail_outbox where about = ? and letter = 'order_paid'", at.order.id),
      ).toBe(1)
      // It was late, not lost.
      const { results } = await env.DB.prepare('select cause from ledger where order_id = ?')
        .bind(at.order.id)
        .all<{ cause: string }>()
      expect(results).toHaveLength(1)
      // ZaloPay names a payment as the shop does.
      const number = provider === 'zalopay' ? undefined : results[0]?.cause.split(':').at(-1)
      const [late = ''] = noticesOf(provider, 'succeed', asked, number)
      expect(['00', '02', '204', '1']).toContain(await told(provider, late))
      expect([await ledgerOf(at), (await read(at)).paid]).toEqual([1, at.order.total])
    })

    test('is asked for again after twice the time, and no more once it failed or three days are over', async () => {
      await decide()
      const at = await placed()
      const asked = await ask(at, provider)
      const begun = Date.now()
      const minutesLater = async (minutes: number) => questions(begun + minutes * MINUTE)
      expect([await minutesLater(16), await minutesLater(20), await minutesLater(33), await minutesLater(60)]).toEqual([
        1, 0, 1, 0,
      ])
      await press(asked, 'fail')
      expect([await minutesLater(70), await minutesLater(200)]).toEqual([1, 0])
      expect(await read(at)).toMatchObject({ state: 'placed', paid: 0 })
      await ask(await placed(), provider)
      expect(await questions(Date.now() + 73 * 60 * MINUTE)).toBe(0)
    })

    test('is not asked for once its notice came, and another amount is refused as in a notice', async () => {
      await decide()
      const at = await placed()
      await press(await ask(at, provider), 'succeed')
      expect(await questions(Date.now() + 16 * MINUTE)).toBe(0)
      const other = await placed()
      const asked = await ask(other, provider)
      await press({ ...asked, amount: asked.amount - 1 }, 'lost')
      expect(await questions(Date.now() + 16 * MINUTE)).toBe(1)
      expect(await read(other)).toMatchObject({ state: 'placed', paid: 0 })
      expect((await outcomesOf(provider)).at(-1)).toBe('refused:other_amount')
    })

    test('is asked for again where the provider does not answer, or somebody else does', async () => {
      await decide()
      const at = await placed()
      await press(await ask(at, provider), 'lost')
      const answer = (body: string) => async () => new Response(body, { status: 500 })
      await askProviders(
        db,
        gateways,
        answer('{"resultCode":1,"return_code":1,"vnp_ResponseCode":"00"}'),
        Date.now() + 16 * MINUTE,
      )
      await askProviders(
        db,
        gateways,
        async () => {
          throw new Error('unreachable')
        },
        Date.now() + 40 * MINUTE,
      )
      expect(await read(at)).toMatchObject({ state: 'placed', paid: 0 })
      await questions(Date.now() + 100 * MINUTE)
      expect(await read(at)).toMatchObject({ state: 'confirmed', paid: at.order.total })
    })
  })

  test('goes from the page to the provider and back without a script, and the way back books nothing', async () => {
    const at = await placed()
    const page = await (await get(`/en${at.path}`)).text()
    expect(page).toContain(`value="${provider}"`)
    const sent = await get(`/en${at.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      body: new URLSearchParams({ intent: 'pay', provider }).toString(),
    })
    expect(sent.status).toBe(303)
    const address = sent.headers.get('location') ?? ''
    expect(new URL(address).pathname).toBe(`/dev/pay/${provider}`)
    expect(decodeURIComponent(address)).not.toContain(at.secret)
    const cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const atProvider = await (await get(address.slice(ORIGIN.length))).text()
    const asked = /name="asked" value="([^"]*)"/
      .exec(atProvider)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    const press = async (kind: string) => {
      const body = new URLSearchParams({ kind, asked: asked ?? '' }).toString()
      const done = await get(`/dev/pay/${provider}`, { method: 'POST', body })
      return new URL(done.headers.get('location') ?? '')
    }
    const back = async ({ pathname, search }: URL, cookies = cookie) =>
      (await get(pathname + search, { headers: { cookie: cookies } })).headers.get('location') ?? ''
    // A browser that says it was paid is shown what the ledger knows.
    const forged = await press('wrong signature')
    expect(await read(at)).toMatchObject({ state: 'placed', paid: 0 })
    expect(await back(forged)).toBe(`/en/order/${at.order.code}?k=${at.secret}&state=returned`)
    expect(await (await get(`${await back(forged)}`)).text()).toContain('We are waiting for your payment')
    const failed = await back(await press('fail'))
    expect(await (await get(failed)).text()).toContain('The payment was not made')
    const paid = await press('succeed')
    expect(await read(at)).toMatchObject({ state: 'confirmed' })
    expect(await (await get(await back(paid))).text()).toContain('The order is confirmed')
    // Another browser than the one that left learns nothing of the order.
    expect(await back(paid, '')).toBe('/vi/order')
    // Nor does the one that left meanwhile for another order.
    const other = await placed()
    expect(await back(paid, cookie.replace(at.order.code, other.order.code))).toBe('/vi/order')
  })
})

test('[BUY-10] only a provider that is switched on, and an amount that it takes, is offered', async () => {
  const at = await placed()
  expect((await begin(at, 'paypal')).status).toBe(422)
  expect((await get('/api/payments/notices/paypal', { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await get('/api/payments/returns/paypal')).status).toBe(404)
  const wrongMethod = await get('/api/payments/notices/vnpay', { method: 'POST', body: '{}' })
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const sum = 60_000_000
  const large = await placed({ goods: sum, total: sum, dueNow: sum })
  expect(await (await begin(large, 'momo')).json()).toMatchObject({ code: 'payment_not_offered' })
  expect(await (await get(`/en${large.path}`)).text()).not.toContain('value="momo"')
})

test('[BUY-10] a provider is called twenty times an hour for an order, not more often', async () => {
  const at = await placed()
  const statuses = []
  for (let time = 0; time < 22; time++) statuses.push((await begin(at, 'vnpay')).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('[BUY-10] [BUY-11] notices of the bank and of providers, each five times and shuffled, leave the ledger of one each', async () => {
  const ways = ['sepay', ...names] as const
  const payment = fc.record({
    way: fc.constantFrom(...ways),
    order: fc.nat(1),
    share: fc.integer({ min: 1, max: 100 }),
  })
  const account = company.bank.value.account
  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (payments, order) => {
        const places = [await placed(), await placed()]
        const notices: (() => Promise<Response>)[] = []
        const wanted = [0, 0]
        for (const { way, order: index, share } of payments) {
          const at = places[index]
          if (!at) throw new Error('no order')
          if (way === 'sepay') {
            const due = share * 10_000
            const [notice] = simulateTransfer('exact', {
              code: at.order.code,
              due,
              account,
              secret: SEPAY_SECRET,
              now: Date.now(),
            })
            if (notice) notices.push(() => get('/api/payments/notices/sepay', { method: 'POST', ...notice }))
            wanted[index] = (wanted[index] ?? 0) + due
          } else {
            const [notice = ''] = noticesOf(way, 'succeed', await ask(at, way))
            notices.push(() => tell(way, notice))
            wanted[index] = (wanted[index] ?? 0) + at.order.total
          }
        }
        const repeated = notices.flatMap((notice) =>
          Array.from({ length: 5 }, () => ({ notice, at: order.next().value })),
        )
        for (const { notice } of repeated.sort((one, two) => one.at - two.at))
          expect((await notice()).status).toBeLessThan(300)
        for (const [index, at] of places.entries()) {
          const { paid, state } = await read(at)
          expect(paid).toBe(wanted[index])
          expect(await ledgerOf(at)).toBe(payments.filter((one) => one.order === index).length)
          expect(state).toBe(paid >= at.order.total ? 'confirmed' : 'placed')
        }
      },
    ),
    { numRuns: 12 },
  )
})
