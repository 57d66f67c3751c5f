import { median } from '../bench/table.ts'
import { serveToKill } from '../kill/server.ts'
import { newShopper } from '../kill/shopper.ts'
import { anyPairs, FORM_HEADERS, fingerprintOf, type Guess, pairOfGuesses } from './guesses.ts'
import { multiplyOrders } from './orders.ts'

/**
 * Sends guesses of codes, phones and secrets to the shop in the real runtime, known and unknown in turn, each from an
 * address of its own (BUY-17): the answers have to be the same, and no kind may be slower. Times are compared within the
 * run, as a ratio of medians and as how often the known one of a pair was the slower one.
 */
const [folder = '', guesses = '10000'] = process.argv.slice(2)
const ORDERS = 1000
/** Known ones are slower by this much at most; half of a machine's noise. */
const MOST_RATIO = 1.1
/** Four standard deviations of a fair coin. */
const mostOften = (pairs: number) => 0.5 + 4 * Math.sqrt(0.25 / pairs)

type Seen = { guess: Guess; print: string; ms: number }

await placeOne()
const pools = {
  known: multiplyOrders(folder, ORDERS),
  unknown: anyPairs(ORDERS, 20_000_000),
  others: anyPairs(ORDERS, 30_000_000),
}
const shop = await serveToKill(folder)
let failed = false
try {
  const seen: Seen[][] = []
  for (let pair = 0; pair < Number(guesses) / 2; pair++) {
    const answers: Seen[] = []
    for (const guess of pairOfGuesses(pair, pools)) answers.push(await ask(guess, seen.length))
    seen.push(answers)
  }
  report(seen.slice(40))
} finally {
  await shop.kill()
}
process.exit(failed ? 1 : 0)

/** One order by the API, of which the others are copies. */
async function placeOne(): Promise<void> {
  const shop = await serveToKill(folder)
  const shopper = newShopper('guessed')
  await shopper.buy(shop.origin)
  await shop.kill()
  if (!shopper.order) throw new Error('no order was placed')
}

async function ask(guess: Guess, pair: number): Promise<Seen> {
  const number = pair * 2 + Number(guess.isKnown)
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    ...(guess.sent && { ...FORM_HEADERS, origin: shop.origin }),
  }
  const body = guess.sent && new URLSearchParams(guess.sent).toString()
  const start = performance.now()
  const answer = await fetch(shop.origin + guess.path, {
    method: guess.sent ? 'POST' : 'GET',
    redirect: 'manual',
    headers,
    body,
  })
  const text = await answer.text()
  const ms = performance.now() - start
  return { guess, print: fingerprintOf({ status: answer.status, headers: answer.headers, body: text }, guess), ms }
}

function report(seen: readonly Seen[][]) {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say('| door | pairs | answers | median known / unknown | ratio | p90 ratio | known slower | holds |')
  say('|---|---|---|---|---|---|---|---|')
  for (const [door, pairs] of Map.groupBy(seen, ([first]) => first?.guess.door ?? 'API')) {
    const all = pairs.flat()
    const timesOf = (isKnown: boolean) => all.filter(({ guess }) => guess.isKnown === isKnown).map(({ ms }) => ms)
    const [known, unknown] = [timesOf(true), timesOf(false)]
    // The limit answers some: a pair that it split says nothing about codes.
    const prints = new Set(all.map(({ print }) => print))
    const refused = [...prints].filter((print) => print.startsWith('429')).length
    const ratio = median(known) / median(unknown)
    const ratio90 = p90(known) / p90(unknown)
    const slower = pairs.filter((pair) => timeIn(pair, true) > timeIn(pair, false)).length / pairs.length
    const alike = prints.size - refused
    const holds = alike <= 1 && ratio <= MOST_RATIO && slower <= mostOften(pairs.length)
    failed ||= !holds
    say(
      `| ${door} | ${pairs.length} | ${alike} | ${median(known).toFixed(2)} / ${median(unknown).toFixed(2)} ms | ${ratio.toFixed(3)} | ${ratio90.toFixed(3)} | ${(slower * 100).toFixed(1)} % | ${holds ? 'yes' : 'NO'} |`,
    )
    if (alike > 1) say([...prints].map((print) => print.slice(0, 2000)).join('\n---\n'))
  }
}

function timeIn(pair: readonly Seen[], isKnown: boolean): number {
  return pair.find(({ guess }) => guess.isKnown === isKnown)?.ms ?? Number.NaN
}

function p90(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN
}
