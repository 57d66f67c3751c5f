import { newOrderCode } from '../../app/features/orders/order-code.ts'
import { newSecret } from '../../app/server/secrets.ts'

/** What a stranger tries at the doors of orders, each in two kinds that must not be told apart: known and unknown. */
export type Guess = {
  door: (typeof DOORS)[number]
  isKnown: boolean
  path: string
  /** Fields of a form; undefined for a GET. */
  sent?: Record<string, string>
  /** What the guess itself brings into an answer. */
  told: string[]
}

export type Pair = { code: string; phone: string }

/** Orders that exist, as many that do not, and as many of which the other half of a guess is taken. */
export type Pools = { known: readonly Pair[]; unknown: readonly Pair[]; others: readonly Pair[] }

const DOORS = ['look-up form', 'access form', 'open form', 'order page', 'API'] as const

/** Forms are sent as scripts do: a page that is shown again has a nonce of its own. */
export const FORM_HEADERS = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }

/** Pairs of a code and a phone number; of each pool no code or phone is another's. */
export const anyPairs = (count: number, first: number): Pair[] =>
  Array.from({ length: count }, (_, index) => ({
    code: newOrderCode(),
    phone: `09${String(first + index).padStart(8, '0')}`,
  }))

/**
 * A known and an unknown guess at the same door, in either order. At the forms half of them have a code that exists or
 * does not, the others a phone number. Both kinds go through their pool alike, so that the limits count them alike.
 */
export function pairOfGuesses(turn: number, { known, unknown, others }: Pools): Guess[] {
  const door = DOORS[turn % DOORS.length] ?? 'API'
  const round = Math.floor(turn / DOORS.length)
  const at = (pool: readonly Pair[]): Pair => {
    const pair = pool[round % pool.length]
    if (!pair) throw new Error('an empty pool')
    return pair
  }
  const other = at(others)
  const isByPhone = door.endsWith('form') && round % 2 === 1
  const pair = [known, unknown].map((pool, index) => {
    const { code, phone } = at(pool)
    return guessAt(door, index === 0, isByPhone ? { code: other.code, phone } : { code, phone: other.phone })
  })
  return Math.random() < 0.5 ? pair : pair.reverse()
}

function guessAt(door: Guess['door'], isKnown: boolean, { code, phone }: Pair): Guess {
  const secret = newSecret()
  const told = [code, phone, secret]
  if (door === 'order page') return { door, isKnown, path: `/vi/order/${code}?k=${secret}`, told }
  if (door === 'API') return { door, isKnown, path: `/api/orders/${code}?k=${secret}`, told }
  const sent = {
    'look-up form': {},
    'access form': { intent: 'access' },
    'open form': { intent: 'open', accessCode: '123456' },
  }
  return { door, isKnown, path: '/vi/order', sent: { code, phone, ...sent[door] }, told }
}

/** Status, headers and body, without what every answer has of its own and what the guess brought. */
export function fingerprintOf(answer: { status: number; headers: Headers; body: string }, { told }: Guess): string {
  const own = ['x-request-id', 'date', 'server-timing']
  const headers = [...answer.headers].filter(([name]) => !own.includes(name)).map((header) => header.join(': '))
  const text = [answer.status, ...headers.sort(), answer.body].join('\n')
  return told.reduce((rest, value) => rest.replaceAll(value, '·'), text)
}
