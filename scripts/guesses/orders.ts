import { createHmac } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { databaseIn } from '../kill/invariants.ts'
import { readSecrets } from '../lib/secrets.mjs'
import { anyPairs, type Pair } from './guesses.ts'

/** Copies the order of a shop that does not run, each with a code and a phone number of its own. */
export function multiplyOrders(folder: string, count: number): Pair[] {
  const database = new DatabaseSync(databaseIn(folder))
  const [secret = ''] = (readSecrets('.dev.vars').SESSION_SECRET ?? '').split(',')
  // As `keyed` in app/server/secrets.ts hashes it.
  const hashOf = (phone: string) =>
    createHmac('sha256', secret)
      .update(`phone\0+84${phone.slice(1)}`)
      .digest('base64url')
  const columns = database
    .prepare("select name from pragma_table_info('orders')")
    .all()
    .map(({ name }) => String(name))
  const pairs = anyPairs(count, 10_000_000)
  const own = ['id', 'code', 'placing_key', 'phone_hash', 'account_id']
  const copy = database.prepare(
    `insert into orders (${columns.join()}) select ${columns
      .map((name) => (own.includes(name) ? (name === 'account_id' ? 'null' : '?') : name))
      .join()} from orders limit 1`,
  )
  const event = database.prepare(
    "insert into order_events (order_id, seq, to_state, event, \"by\", at) select ?, 1, 'placed', 'place', 'test', 0",
  )
  const stand = database.prepare("update orders set seq = 1, state = 'placed' where id = ?")
  database.exec('begin; pragma defer_foreign_keys = on')
  for (const [index, { code, phone }] of pairs.entries()) {
    const id = `guessed-${index}`
    event.run(id)
    const values: Record<string, string> = { id, code, placing_key: id, phone_hash: hashOf(phone) }
    copy.run(...columns.filter((name) => values[name] !== undefined).map((name) => values[name] ?? ''))
    stand.run(id)
  }
  database.exec('commit')
  database.close()
  return pairs
}
