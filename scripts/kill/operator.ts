// The operator of the kill run: delivers the orders whose codes its parent sends, tells of each step, and if it could.
import '../lib/app-modules.mjs'
import { openOrders } from '../lib/order-database.ts'

/** What does not fit an order is refused, so all of them lead any paid order to the door. */
const WAY_TO_THE_DOOR = ['start_making', 'finish_making', 'prepare', 'send_out', 'deliver'] as const

const orders = await openOrders({ data: process.argv[2] ?? '', remote: false, by: 'operator' })

async function deliver(code: string): Promise<void> {
  let refusal: string | undefined
  for (const event of WAY_TO_THE_DOOR) {
    process.send?.('step')
    refusal = await orders.move(code, event)
  }
  process.send?.({ code, isDelivered: refusal === undefined })
}

let last = Promise.resolve()
process.on('message', (code: string) => {
  last = last.then(() => deliver(code))
})
process.send?.({ code: '', isDelivered: false })
