import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { getPlatformProxy } from 'wrangler'

/** Orders of a database for the operator's command (scripts/orders.ts); imports the app's own rules. */

const MOST_LISTED = 100

type Options = { data: string; remote: boolean; by: string }

export type OrderDatabase = Awaited<ReturnType<typeof openOrders>>

export async function openOrders({ data, remote, by }: Options) {
  // Dynamic, because the hook that finds the app's modules has to be there first.
  const [
    { openDatabase },
    { retryLost },
    { orders },
    { findOrder },
    { findOpenOrders },
    { operate, payBack },
    { refund, takeCash },
    { showOrderCode },
    { refundableOf, refundOfReturn },
    { findOpenReturns, moveReturn, returnMeant },
    { shownReturn },
    { returnTransitionOf },
    { findRefundsDue, findUnsettledNotices, settleNotice },
  ] = await Promise.all([
    import('../../app/server/db/client.ts'),
    import('../../app/server/db/lost-writes.ts'),
    import('../../app/server/db/schema.ts'),
    import('../../app/features/orders/order.server.ts'),
    import('../../app/features/orders/open-orders.server.ts'),
    import('../../app/features/orders/operate.server.ts'),
    import('../../app/features/payments/ledger.ts'),
    import('../../app/features/orders/order-code.ts'),
    import('../../app/features/orders/order-progress.ts'),
    import('../../app/features/orders/move-return.server.ts'),
    import('../../app/features/orders/returns.ts'),
    import('../../app/features/orders/order-states.ts'),
    import('../../app/features/payments/money.server.ts'),
  ])
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>(
    remote ? { configPath: remoteConfig() } : { persist: { path: `${data}/v3` } },
  )
  // The first query opens the file, which a shop that runs beside may hold for a moment.
  await retryLost(() => env.DB.prepare('select 1').run())
  const db = openDatabase(env.DB)
  const find = (code: string) => findOrder(db, eq(orders.code, code))
  type Row = Awaited<ReturnType<typeof findOpenOrders>>[number]
  const line = ({ code, state, terms, paid, total, day, half }: Row) =>
    [showOrderCode(code), state, terms, `${paid} of ${total}`, day ? `${day} ${half}` : ''].filter(Boolean).join('  ')
  type Waiting = Awaited<ReturnType<typeof findOpenReturns>>[number]
  const returnLine = ({ id, state, reason, wanted, askedAt }: Omit<Waiting, 'code'>) =>
    [`return ${shownReturn(id)}`, state, reason, `wants ${wanted}`, new Date(askedAt).toISOString()].join('  ')
  return {
    async list() {
      const rows = await findOpenOrders(db, MOST_LISTED)
      const waiting = await findOpenReturns(db, MOST_LISTED)
      const lines = [...rows.map(line), ...waiting.map((one) => `${showOrderCode(one.code)}  ${returnLine(one)}`)]
      return lines.join('\n') || 'No order is open.'
    },
    async show(code: string) {
      const order = await find(code)
      if (!order) return
      const { lines, events, customer, returns } = order
      return [
        line({ ...order, day: order.delivery?.day ?? null, half: order.delivery?.half ?? null }),
        ...lines.map(
          ({ name, sku, quantity, fromStock }) => `  ${quantity} × ${name} (${sku}), ${fromStock} from stock`,
        ),
        ...(customer
          ? [`  ${customer.name}, ${customer.phone}, ${customer.place.street}, ${customer.place.ward}, ${order.locale}`]
          : []),
        ...events.map(({ at, event, toState, reason }) =>
          [`  ${new Date(at).toISOString()} ${event}: ${toState}`, reason].filter(Boolean).join(', '),
        ),
        ...(refundableOf(order) > 0 ? [`  ${refundableOf(order)} may be paid back`] : []),
        ...returns.flatMap((one) => [
          `  ${returnLine(one)}`,
          ...one.lines.map(({ line: number, quantity }) => {
            const name = lines.find((bought) => bought.line === number)?.name
            return `    ${quantity} × ${name}`
          }),
          ...[one.note, one.answer && `answered: ${one.answer}`].flatMap((text) => (text ? [`    ${text}`] : [])),
          ...(returnTransitionOf(one.state, 'settle')
            ? [`    ${refundOfReturn(order, one)} goes back unless settle-return says otherwise`]
            : []),
        ]),
      ].join('\n')
    },
    async move(code: string, event: Parameters<typeof operate>[2], cash?: number) {
      const order = await find(code)
      const now = Date.now()
      const taken = order && cash !== undefined ? { ...takeCash(order.id, cash, now), orderId: order.id } : undefined
      return operate(db, code, event, { by, now, cash: taken })
    },
    /** Moves a return; money that goes back with it is named by the return, so that it goes back once. */
    async moveReturn(
      code: string,
      event: Parameters<typeof returnMeant>[1],
      { name, answer, back }: { name?: string; answer?: string; back?: number } = {},
    ) {
      const order = await find(code)
      if (!order) return 'not_found' as const
      const meant = returnMeant(order, event, name)
      if (typeof meant === 'string') return meant
      const now = Date.now()
      const amount = event === 'settle' ? (back ?? refundOfReturn(order, meant)) : 0
      const row = amount > 0 ? { ...refund(`return:${meant.id}`, order.id, amount, now), orderId: order.id } : undefined
      return moveReturn(db, order, meant, { event, by, now, answer, back: row })
    },
    async refund(code: string, amount: number) {
      const order = await find(code)
      if (!order) return 'not_found' as const
      const now = Date.now()
      // What had been paid names the refund, so that two of the same moment are one.
      const row = { ...refund(`${order.id}:${order.paid}`, order.id, amount, now), orderId: order.id }
      return payBack(db, order, row, now)
    },
    /** Money that needs a hand: what belongs to no order, and what has to go back. */
    async money() {
      const notices = await findUnsettledNotices(db, Date.now(), MOST_LISTED)
      const refunds = await findRefundsDue(db, MOST_LISTED)
      const received = (await findOpenReturns(db, MOST_LISTED)).filter(({ state }) =>
        returnTransitionOf(state, 'settle'),
      )
      const back = await Promise.all(
        received.map(async ({ id, code, state }) => {
          const order = await find(code)
          const asked = order?.returns.find((one) => one.id === id)
          const due = order && asked ? refundOfReturn(order, asked) : 0
          return due > 0 ? [`${showOrderCode(code)}  return ${shownReturn(id)} ${state}  ${due} has to go back`] : []
        }),
      )
      const lines = [
        ...notices.map(({ provider, noticeId, outcome, receivedAt, raw }) =>
          [provider, noticeId, outcome ?? 'waiting', new Date(receivedAt).toISOString(), raw].join('  '),
        ),
        ...refunds.map(({ code, state, due }) => `${showOrderCode(code)}  ${state}  ${due} has to go back`),
        ...back.flat(),
      ]
      return lines.join('\n') || 'No money waits.'
    },
    settle: (noticeId: string, parts: Parameters<typeof settleNotice>[2]) =>
      settleNotice(db, noticeId, parts, Date.now()),
    close: dispose,
  }
}

/** The configuration with the deployed database in the place of the local one. */
function remoteConfig(): string {
  const file = '.wrangler/orders-remote.toml'
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(file, readFileSync('wrangler.toml', 'utf8').replace('binding = "DB"', 'binding = "DB"\nremote = true'))
  return file
}
