// Moves orders of a running shop by several of the operator's acts in one process; cash is what was taken at the door:
// node tests/support/move-orders.ts FOLDER CODE EVENT[=CASH]… CODE EVENT…
import '../../scripts/lib/app-modules.mjs'
import { isOrderCode } from '../../app/features/orders/order-code.ts'
import { openOrders } from '../../scripts/lib/order-database.ts'

type Event = Parameters<Awaited<ReturnType<typeof openOrders>>['move']>[1]

const [data = '', ...words] = process.argv.slice(2)
const orders = await openOrders({ data, remote: false, by: 'operator' })
let code = ''
try {
  for (const word of words) {
    const [event = '', cash] = word.split('=')
    if (isOrderCode(event)) {
      code = event
      continue
    }
    const refusal = await orders.move(code, event as Event, cash ? Number(cash) : undefined)
    if (refusal) throw new Error(`${code} ${event}: ${refusal}`)
  }
} finally {
  await orders.close()
}
