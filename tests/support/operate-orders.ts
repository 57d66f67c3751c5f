// Acts of the operator on orders of a running shop, in one process; prints what each of them answers, as JSON:
// node tests/support/operate-orders.ts FOLDER '[["move","VT7K4M2Q","confirm"],["list"]]'
import '../../scripts/lib/app-modules.mjs'
import { type OrderDatabase, openOrders } from '../../scripts/lib/order-database.ts'

/** A method of the operator's database and its arguments. */
export type Act = {
  [Name in keyof OrderDatabase]: [name: Name, ...given: Parameters<OrderDatabase[Name]>]
}[keyof OrderDatabase]

const [data = '', acts = '[]'] = process.argv.slice(2)
const orders = await openOrders({ data, remote: false, by: 'operator' })
try {
  const answers: unknown[] = []
  for (const [name, ...given] of JSON.parse(acts) as Act[]) {
    const act = orders[name] as (...values: unknown[]) => Promise<unknown>
    const answer = (await act(...given)) ?? null
    answers.push(answer)
    // A refusal ends it.
    if (answer !== null && (name === 'move' || name === 'moveReturn')) break
  }
  // A line of its own, because the local runtime writes there too.
  process.stdout.write(`\n${JSON.stringify(answers)}`)
} finally {
  await orders.close()
}
