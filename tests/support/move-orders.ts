// Moves an order of a running shop by several of the operator's acts in one process:
// node tests/support/move-orders.ts FOLDER CODE EVENT…
import '../../scripts/lib/app-modules.mjs'
import { openOrders } from '../../scripts/lib/order-database.ts'

type Event = Parameters<Awaited<ReturnType<typeof openOrders>>['move']>[1]

const [data = '', code = '', ...events] = process.argv.slice(2)
const orders = await openOrders({ data, remote: false, by: 'operator' })
try {
  for (const event of events as Event[]) {
    const refusal = await orders.move(code, event)
    if (refusal) throw new Error(`${event}: ${refusal}`)
  }
} finally {
  await orders.close()
}
