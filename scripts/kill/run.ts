import { EventEmitter, once } from 'node:events'
import { faultsOf, withDatabase } from './invariants.ts'
import { type DoomedOperator, operateToKill, serveToKill } from './server.ts'
import { newShopper, type Shopper } from './shopper.ts'

/**
 * Starts the shop and its operator, lets shoppers buy, pay and cancel and the operator deliver, kills both runtimes with
 * SIGKILL once a random number of steps was begun, and checks the database; as often as asked. At the end everybody tries
 * once more what was not answered, and every letter has to go out (BUY-26).
 */
const [folder = '', times = '40', seed = '23'] = process.argv.slice(2)
const SHOPPERS = 6
/** A life in which nobody is interrupted has some more. */
const MOST_STEPS = 70
/** The step that was begun last may be anywhere. */
const LONGEST_STEP_MS = 30
/** The scheduled handler sends so many. */
const LETTERS_AT_ONCE = 50
/** Placed, paid, delivered. */
const MOST_LETTERS_EACH = 3

/** Mulberry32: the moments are the same for the same seed. */
function randomOf(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = randomOf(Number(seed))
const shoppers: Shopper[] = []
let faults: string[] = []

const keepHouse = (origin: string) => fetch(`${origin}/cdn-cgi/local/scheduled`)

const delivered = new Set<string>()

/** Delivers what a shopper has bought, if it is to be. */
async function deliver(operator: DoomedOperator, { end, order }: Shopper): Promise<void> {
  if (end !== 'delivered' || !order || delivered.has(order.code)) return
  if (await operator.deliver(order.code)) delivered.add(order.code)
}

for (let life = 1; life <= Number(times) && faults.length === 0; life++) {
  let left = 1 + Math.floor(random() * MOST_STEPS)
  const dying = new EventEmitter()
  const onStep = () => {
    if (--left === 0) dying.emit('now')
  }
  const [shop, operator] = await Promise.all([serveToKill(folder), operateToKill(folder, onStep)])
  const before = shoppers.slice(-SHOPPERS)
  const buying = Array.from({ length: SHOPPERS }, (_, index) => newShopper(`${seed}-${life}-${index}`, onStep))
  shoppers.push(...buying)
  const died = once(dying, 'now')
  const acts = Promise.allSettled([
    ...buying.map((shopper) => shopper.buy(shop.origin).then(() => deliver(operator, shopper))),
    ...before.map((shopper) => deliver(operator, shopper)),
    keepHouse(shop.origin),
  ])
  await Promise.race([died, acts])
  await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_STEP_MS))
  await Promise.all([shop.kill(), operator.kill()])
  await acts
  faults = withDatabase(folder, (database) => faultsOf(database))
  process.stdout.write(`life ${life}: ${faults.length === 0 ? 'nothing half' : faults.join('; ')}\n`)
}

const deliveredBetween = delivered.size
if (faults.length === 0) {
  await finish()
  // Letters that a dead runtime had begun with are due again after some minutes.
  withDatabase(folder, (database) => database.exec('update mail_outbox set due_at = 0'))
  const shop = await serveToKill(folder)
  for (let sent = 0; sent < shoppers.length * MOST_LETTERS_EACH; sent += LETTERS_AT_ONCE) await keepHouse(shop.origin)
  for (const shopper of shoppers) await shopper.check(shop.origin)
  await shop.kill()
  const left = withDatabase(folder, (database) => faultsOf(database, { isOver: true }))
  faults = [...left, ...shoppers.flatMap((shopper) => shopper.complaints)]
}

/** Does again what was not answered. */
async function finish(): Promise<void> {
  const [shop, operator] = await Promise.all([serveToKill(folder), operateToKill(folder)])
  for (const shopper of shoppers) {
    await shopper.buy(shop.origin)
    await deliver(operator, shopper)
  }
  await keepHouse(shop.origin)
  await Promise.all([shop.kill(), operator.kill()])
}

const ordersOf = (end: Shopper['end']) => shoppers.filter((shopper) => shopper.order && shopper.end === end).length
const failures = shoppers.reduce((sum, shopper) => sum + shopper.failures, 0)
const placed = shoppers.filter(({ order }) => order).length
const letters = withDatabase(folder, (database) => database.prepare('select count(*) as sent from local_mail').get())
const ends = `${ordersOf('delivered')} delivered, ${deliveredBetween} of them between the kills, ${ordersOf('confirmed')} paid, ${ordersOf('cancelled')} cancelled`
process.stdout.write(
  faults.length === 0
    ? `[BUY-26] ${times} kills, ${shoppers.length} shoppers, ${placed} orders (${ends}), ${letters?.sent} letters, failed answers: ${failures}; nothing lost, doubled or half\n`
    : `[BUY-26] ${faults.join('\n')}\n`,
)
process.exit(faults.length === 0 && placed > 0 && delivered.size > 0 ? 0 : 1)
