import { faultsIn } from './invariants.ts'
import { serveToKill } from './server.ts'
import { newShopper, type Shopper } from './shopper.ts'

/**
 * Starts the shop, lets shoppers buy, pay and cancel, kills the runtime with SIGKILL at a random moment, and checks the
 * database; as often as asked. At the end every shopper tries once more what was not answered (BUY-07, BUY-08, BUY-10).
 */
const [folder = '', times = '40', seed = '23'] = process.argv.slice(2)
const SHOPPERS = 6
const LONGEST_LIFE_MS = 1500

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

for (let life = 1; life <= Number(times) && faults.length === 0; life++) {
  const shop = await serveToKill(folder)
  const buying = Array.from({ length: SHOPPERS }, (_, index) => newShopper(`${seed}-${life}-${index}`))
  shoppers.push(...buying)
  const acts = Promise.allSettled(buying.map((shopper) => shopper.buy(shop.origin)))
  await new Promise((resolve) => setTimeout(resolve, 100 + random() * LONGEST_LIFE_MS))
  await shop.kill()
  await acts
  faults = faultsIn(folder)
  process.stdout.write(`life ${life}: ${faults.length === 0 ? 'nothing half' : faults.join('; ')}\n`)
}

if (faults.length === 0) {
  const shop = await serveToKill(folder)
  for (const shopper of shoppers) await shopper.finish(shop.origin)
  await fetch(`${shop.origin}/cdn-cgi/local/scheduled`)
  await shop.kill()
  faults = [...faultsIn(folder, { isOver: true }), ...shoppers.flatMap((shopper) => shopper.complaints)]
}
const placed = shoppers.filter(({ order }) => order).length
process.stdout.write(
  faults.length === 0
    ? `${times} kills, ${shoppers.length} shoppers, ${placed} orders: nothing lost, doubled or half\n`
    : `${faults.join('\n')}\n`,
)
process.exit(faults.length === 0 && placed > 0 ? 0 : 1)
