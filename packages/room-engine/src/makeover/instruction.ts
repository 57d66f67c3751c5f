import type { RoomKind } from '../staging/templates/templates.ts'
import { isShade } from '../surfaces/shade.ts'
import type { StyleId } from '../surfaces/styles.ts'
import { type Clause, hasLook, isBare, isLook, saysTwoThings, shadeIn, spoken, verbOf } from './clauses.ts'
import type { Intervention } from './intervention.ts'
import { LANGUAGES, type Language } from './lexicons/lexicons.ts'
import type { Order, Target } from './order.ts'
import { ordersOf } from './orders.ts'
import type { Phrase } from './phrases.ts'
import { type Read, read } from './reading.ts'

export type { Order, Target } from './order.ts'

/** Wishes of the words for the whole room. */
export type Look = { style?: StyleId; kind?: RoomKind; intervention?: Intervention }

/**
 * `degree`: how much may change, from what was said to stay; a degree that was named is in `look`.
 * `leavesChoice`: more was said of a piece than what it is (colour, size, form), which is chosen once it stands.
 * `unknown`: words that no lexicon has; empty when the words are known but ask for nothing.
 */
export type Understood =
  | { ok: true; orders: Order[]; look?: Look; degree?: Intervention; leavesChoice?: true }
  | { ok: false; code: 'not_understood'; unknown: string[] }

/** Extra words per language, from labels on a page. */
export type Labels = Partial<Record<Language, readonly Phrase[]>>

/**
 * Parses an instruction, in the page's language first. Words around what is known are passed over, unless they may turn
 * its meaning; what says nothing that can be done is returned with its unknown words, never guessed.
 */
export function understand(words: string, language: Language = 'vi', labels: Labels = {}): Understood {
  const readings = [...new Set([language, ...LANGUAGES])].map((one) => read(words, one, labels[one]))
  // Words of one language may be parts of another's: the one that knows most has said it, the page's before others.
  const known = [...readings].sort(byUnknown)
  const best = known[0] as Read
  for (const reading of known.filter((one) => one === best || unknownIn(one) === 0)) {
    const understood = reading.turns.length === 0 ? wishesOf(reading) : undefined
    if (understood) return understood
  }
  return { ok: false, code: 'not_understood', unknown: words.trim() ? [...best.turns, ...best.unknown] : [] }
}

/** In letters, as some languages have no spaces. */
const unknownIn = ({ unknown, turns }: Read) => [...unknown, ...turns].join('').length

const byUnknown = (one: Read, other: Read) => unknownIn(one) - unknownIn(other)

/** What the clauses of a reading ask for; undefined where that is nothing, or one of them says two things at once. */
function wishesOf(said: Read): Extract<Understood, { ok: true }> | undefined {
  const reading = { ...said, clauses: spoken(said.clauses) }
  const { clauses } = reading
  if (!hasInstead(reading) || clauses.some(saysTwoThings)) return undefined
  const look = lookOf(clauses, reading.unknown.length === 0)
  const found = ordersIn(reading)
  if (!look || !found) return undefined
  const orders = settled(found.orders, reading)
  const degree = degreeOf(clauses, look, orders)
  const says = {
    orders,
    ...(Object.keys(look).length > 0 && { look }),
    ...(degree && degree !== look.intervention && { degree }),
  }
  if (hasTwoLooks(orders) || (orders.length === 0 && !says.look && !says.degree)) return undefined
  // What is not understood of a piece is chosen too.
  const leavesChoice =
    found.leavesChoice || (reading.unknown.length > 0 && orders.some((order) => order.do === 'insert'))
  return { ok: true, ...says, ...(leavesChoice && { leavesChoice }) }
}

type Found = { orders: Order[]; leavesChoice: boolean }

/** Orders of the clauses one by one; undefined where one cannot be carried out, or nobody knows what it is of. */
function ordersIn({ clauses, unknown }: Read): Found | undefined {
  const found: Found = { orders: [], leavesChoice: false }
  // Surfaces without a look of their own share that of the next clause: “walls and ceiling white”.
  let waiting: Target[] = []
  for (const [index, clause] of clauses.entries()) {
    const last = found.orders.at(-1)
    if (isBare(clause)) {
      // Beside a surface without a look a word that nobody knows may be its colour.
      if (mayHideALook(clause, clauses[index + 1])) return undefined
      // “A shade lighter, walls and floor.”
      if (last && (isLookOf(last, clause) || isLookOfBoth(last, clause, clauses[index + 1]))) {
        if (!last.target) found.orders.pop()
        found.orders.push(...clause.targets.map((target): Order => ({ ...last, target })))
      } else waiting = [...waiting, ...clause.targets]
      continue
    }
    // What is said after a piece is of the piece.
    if (last?.do === 'insert' && isLook(clause) && clause.targets.length + clause.furniture.length === 0) {
      // “The couch is too light, make it darker.” “This couch, but in blue.”
      if (shadeIn(clause) || pointsAt(clauses[index - 1])) last.replaces = true
      found.leavesChoice = true
      continue
    }
    // “This wardrobe is too big, change it for a cabinet in white.”
    if (last?.do === 'insert' && last.replaces && verbOf(clause) === 'replace' && clause.furniture.every(isUnsold)) {
      found.leavesChoice = true
      continue
    }
    // “The old chest away, a bookshelf there” is two acts.
    if (last?.do === 'remove' && clause.furniture.length > 0 && clause.verbs.length === 0) return undefined
    const canShare = clause.furniture.length === 0 && !clause.verbs.includes('keep')
    const shares = canShare && (clause.targets.length === 0 || clause.isJoined)
    const targets = [...(shares ? waiting : []), ...clause.targets]
    const orders = ordersOf({ ...clause, targets }, unknown.length > 0, last?.do === 'remove')
    if (!orders) return undefined
    waiting = []
    found.orders.push(...orders)
    const saysMore = hasLook(clause) || clause.shades.length > 0
    if (orders.some((order) => order.do === 'insert') && saysMore) found.leavesChoice = true
  }
  return found
}

type OrderOfLook = Extract<Order, { do: 'recolour' | 'retexture' }>

/** True if surfaces that are named after a look take it on: a shade, or a look that has no surface yet. */
const isLookOf = (order: Order, { startsSentence }: Clause): order is OrderOfLook =>
  (order.do === 'recolour' && isShade(order.colour)) ||
  ((order.do === 'recolour' || order.do === 'retexture') && !order.target && !startsSentence)

const isUnsold = (piece: Clause['furniture'][number]) => piece === 'other'

/** True if a clause points at a piece that is there, and says nothing of it: “this couch, but in blue”. */
const pointsAt = (clause: Clause | undefined) =>
  clause !== undefined && clause.these.length > 0 && verbOf(clause) === undefined

/** “White walls and ceiling.” */
const isLookOfBoth = (order: Order, clause: Clause, next?: Clause): order is OrderOfLook =>
  (order.do === 'recolour' || order.do === 'retexture') &&
  clause.isJoined &&
  !(next && hasLook(next) && (next.targets.length === 0 || next.isJoined))

const isLookKind = (kind: string) => kind === 'colours' || kind === 'hex' || kind === 'materials'

/** True if for all that is not wished another of its kind is: “not white” alone leaves everything open. */
function hasInstead({ clauses, denied }: Read): boolean {
  const isSaid = (clause: Clause) => hasLook(clause) || clause.shades.length > 0
  return denied.every(({ kind }) =>
    clauses.some((clause) =>
      isLookKind(kind) || kind === 'targets' ? isSaid(clause) : (clause[kind as 'rooms'] as string[]).length > 0,
    ),
  )
}

/** Orders of all clauses as one: what goes makes place for what comes, and of other surfaces nothing changes. */
function settled(orders: readonly Order[], { clauses, denied }: Read): Order[] {
  const isAdded = clauses.some(({ verbs }) => verbs.includes('insert'))
  const isInstead =
    orders.some((order) => order.do === 'remove') ||
    denied.some(({ kind }) => kind === 'furniture' || (isLookKind(kind) && !isAdded))
  const comes = orders.some((order) => order.do === 'insert')
  const targets = orders.flatMap((order) => ('target' in order && order.target ? baseOf(order.target) : []))
  const isLookSaid = orders.some((order) => 'target' in order && order.do !== 'keep') || orders.some(hasOwnLook)
  const isSaidElsewhere = (order: Order) =>
    (order.do === 'remove' && comes) ||
    (isShadeOfAll(order) && isLookSaid) ||
    // “Not marble, terrazzo. Terrazzo on the floor.”
    (order.do === 'retexture' && !order.target && orders.some((one) => one !== order && isSameMaterial(one, order)))
  const wished = orders
    .filter((order) => !isSaidElsewhere(order))
    .map((order) => (order.do === 'insert' && isInstead ? { ...order, replaces: true as const } : order))
  const unlike = wished.filter((order, index) => !wished.slice(0, index).some((one) => isSame(one, order)))
  const named = new Set<Target>(targets)
  for (const order of unlike) if (order.do === 'retexture' && !order.target) named.add(order.surface)
  if (!clauses.some(keepsRest) || named.size === 0) return unlike
  const kept = (['wall', 'floor', 'ceiling'] as const).filter((target) => !named.has(target))
  return [...unlike, ...kept.map((target) => ({ do: 'keep' as const, target }))]
}

const baseOf = (target: Target) => (target === 'floor' || target === 'ceiling' ? target : 'wall')
const isSame = (one: Order, other: Order) => JSON.stringify(one) === JSON.stringify(other)
const isSameMaterial = (one: Order, { material }: Extract<Order, { do: 'retexture' }>) =>
  one.do === 'retexture' && one.material === material && one.target !== undefined
const isShadeOfAll = (order: Order) => order.do === 'recolour' && isShade(order.colour) && !order.target
const hasOwnLook = (order: Order) => (order.do === 'recolour' || order.do === 'retexture') && !isShadeOfAll(order)
const keepsRest = ({ verbs, rest }: Clause) => verbs.includes('keep') && rest.length > 0

/** How much may change where a sentence says what stays: nothing but what it names, unless it names a style or a piece. */
function degreeOf(clauses: readonly Clause[], look: Look, orders: readonly Order[]): Intervention | undefined {
  if (clauses.some(keepsRest)) return 'low'
  const { intervention, style, kind } = look
  const keepsPieces = clauses.some(
    ({ verbs, furniture, furnishings }) => verbs.includes('keep') && furniture.length + furnishings.length > 0,
  )
  const inserts = orders.some((order) => order.do === 'insert')
  if (intervention === 'low' || intervention === 'very_low') return inserts ? 'mid' : intervention
  if (!keepsPieces) return intervention
  // “The sofa stays, all else may change.”
  const changesRest = intervention !== undefined || clauses.some(({ rest }) => rest.length > 0)
  return changesRest || style || kind || inserts ? 'mid' : 'low'
}

/** True if a surface would have two looks; which is meant, nobody knows. */
function hasTwoLooks(orders: readonly Order[]): boolean {
  const surfaces = orders.flatMap((order) => {
    if (order.do === 'retexture') return order.target ?? order.surface
    return order.do === 'recolour' ? (order.target ?? 'anything') : []
  })
  return new Set(surfaces).size < surfaces.length
}

/** True unless another clause says the look of a surface beside which an unknown word stands. */
function mayHideALook({ unknown, targets, ...named }: Clause, next?: Clause): boolean {
  const { shades, styles, rooms, interventions, furnishings, rest } = named
  const pieces = named.furniture.filter((piece) => piece !== 'other')
  const isMore = [shades, pieces, styles, rooms, interventions, furnishings, rest].some((some) => some.length > 0)
  const isSaidNext =
    next !== undefined &&
    (next.isJoined ||
      (hasLook(next) && (next.targets.length === 0 || next.targets.some((target) => targets.includes(target)))))
  return unknown.length > 0 && !isMore && !isSaidNext
}

/** Styles whose words are used as adjectives too: “a simple modern room”, “nobly neoclassical”. */
const ADJECTIVES: readonly StyleId[] = ['modern', 'minimalist', 'quiet_luxury']

/** The style, room and degree named; undefined when there are two styles or degrees. Of two rooms the last is wished. */
function lookOf(clauses: readonly Clause[], isAllKnown: boolean): Look | undefined {
  const named = new Set(clauses.flatMap((clause) => clause.styles))
  const areTogether = isAllKnown || clauses.some((clause) => clause.styles.length === named.size)
  const exact = [...named].filter((one) => !ADJECTIVES.includes(one))
  const styles = !areTogether ? [...named] : exact.length > 0 ? exact : [...named].slice(-1)
  const interventions = new Set(clauses.flatMap((clause) => clause.interventions))
  if (styles.length > 1 || interventions.size > 1) return undefined
  const [[style], kind, [intervention]] = [
    [...styles],
    clauses.flatMap(({ rooms }) => rooms).at(-1),
    [...interventions],
  ]
  return { ...(style && { style }), ...(kind && { kind }), ...(intervention && { intervention }) }
}
