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
    { refundableOf },
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
  return {
    async list() {
      const rows = await findOpenOrders(db, MOST_LISTED)
      return rows.map(line).join('\n') || 'No order is open.'
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
          ? [`  ${customer.name}, ${customer.phone}, ${customer.place.street}, ${customer.place.ward}`]
          : []),
        ...events.map(({ at, event, toState, reason }) =>
          [`  ${new Date(at).toISOString()} ${event}: ${toState}`, reason].filter(Boolean).join(', '),
        ),
        ...(refundableOf(order) > 0 ? [`  ${refundableOf(order)} may be paid back`] : []),
        ...returns.map(({ askedAt, state }) => `  ${new Date(askedAt).toISOString()} return ${state}`),
      ].join('\n')
    },
    async move(code: string, event: Parameters<typeof operate>[2], cash?: number) {
      const order = await find(code)
      const now = Date.now()
      const taken = order && cash !== undefined ? { ...takeCash(order.id, cash, now), orderId: order.id } : undefined
      return operate(db, code, event, { by, now, cash: taken })
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
      const lines = [
        ...notices.map(({ provider, noticeId, outcome, receivedAt, raw }) =>
          [provider, noticeId, outcome ?? 'waiting', new Date(receivedAt).toISOString(), raw].join('  '),
        ),
        ...refunds.map(({ code, state, due }) => `${showOrderCode(code)}  ${state}  ${due} has to go back`),
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
