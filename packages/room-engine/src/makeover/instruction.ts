import { fromLight, fromOklab } from '../colour.ts'
import type { RoomKind } from '../staging/templates/templates.ts'
import { type MaterialId, materialOf } from '../surfaces/materials/materials.ts'
import { paints } from '../surfaces/paints.ts'
import { oklabOfHex } from '../surfaces/plan.ts'
import type { StyleId } from '../surfaces/styles.ts'
import type { Intervention } from './intervention.ts'
import { type Clause, type Phrase, type Read, read, type Target } from './lexicon.ts'
import type { FurnitureKind } from './lexicons/lexicon.ts'
import { LANGUAGES, type Language } from './lexicons/lexicons.ts'

export type { Target } from './lexicon.ts'

/** One change, from a program or a person. */
export type Order =
  /** Hex colour without the number sign. */
  | { do: 'recolour'; colour: string; target?: Target }
  /** `surface`: where the material is usually laid. */
  | { do: 'retexture'; material: MaterialId; surface: 'floor' | 'wall'; target?: Target }
  | { do: 'remove' }
  | { do: 'insert'; category: FurnitureKind }
  | { do: 'keep'; target: Target }

/** Wishes of the words for the whole room. */
export type Look = { style?: StyleId; kind?: RoomKind; intervention?: Intervention }

/**
 * `leavesChoice`: more was said of a piece than what it is (colour, size, form), which is chosen once it stands.
 * `unknown`: words that no lexicon has; empty when the words are known but ask for nothing.
 */
export type Understood =
  | { ok: true; orders: Order[]; look?: Look; leavesChoice?: true }
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
function wishesOf({ clauses, unknown }: Read): Extract<Understood, { ok: true }> | undefined {
  const look = lookOf(clauses)
  const orders: Order[] = []
  let leavesChoice = false
  // Surfaces without a look of their own share that of the next clause: “walls and ceiling white”.
  let waiting: Target[] = []
  for (const [index, clause] of clauses.entries()) {
    if (saysTwoThings(clause)) return undefined
    const isBare = clause.targets.length > 0 && !hasLook(clause) && clause.verbs.length === 0
    // Beside a surface without a look a word that nobody knows may be its colour.
    if (isBare && mayHideALook(clause, clauses[index + 1])) return undefined
    if (isBare) {
      waiting = [...waiting, ...clause.targets]
      continue
    }
    // What is said after a piece is of the piece, and a piece after what goes is one that goes: “the sofa and the desk”.
    const isOfPiece = orders.at(-1)?.do === 'insert' && hasLook(clause) && clause.targets.length === 0
    const goes = orders.at(-1)?.do === 'remove' && clause.furniture.length > 0 && clause.verbs.length === 0
    if (isOfPiece) leavesChoice = true
    // “The old chest away, a bookshelf there” is two changes.
    if (goes && !clause.isJoined) return undefined
    if (isOfPiece || goes) continue
    const made = ordersOf({ ...clause, targets: [...waiting, ...clause.targets] }, unknown.length > 0)
    waiting = []
    orders.push(...made)
    const saysMore = hasLook(clause) || clause.unknown.length > 0
    if (made.some((order) => order.do === 'insert') && saysMore) leavesChoice = true
  }
  const isNothing = orders.length === 0 && Object.keys(look ?? {}).length === 0
  if (!look || isNothing) return undefined
  return {
    ok: true,
    orders,
    ...(Object.keys(look).length > 0 && { look }),
    ...(leavesChoice && { leavesChoice }),
  }
}

/** True unless another clause says the look of a surface beside which an unknown word stands. */
function mayHideALook({ unknown, targets, ...named }: Clause, next?: Clause): boolean {
  const isMore = [named.shades, named.furniture, named.styles, named.rooms, named.interventions, named.rest].some(
    (some) => some.length > 0,
  )
  const isSaidNext =
    next !== undefined &&
    (next.isJoined ||
      (hasLook(next) && (next.targets.length === 0 || next.targets.some((target) => targets.includes(target)))))
  return unknown.length > 0 && !isMore && !isSaidNext
}

const hasLook = ({ colours, hex, materials }: Clause) => colours.length + hex.length + materials.length > 0

/** The style and room named; undefined when there are two of a kind. */
function lookOf(clauses: readonly Clause[]): Look | undefined {
  const [styles, rooms, interventions] = (['styles', 'rooms', 'interventions'] as const).map(
    (kind) => new Set<string>(clauses.flatMap((clause) => clause[kind])),
  ) as [Set<StyleId>, Set<RoomKind>, Set<Intervention>]
  if (Math.max(styles.size, rooms.size, interventions.size) > 1) return undefined
  const [[style], [kind], [intervention]] = [[...styles], [...rooms], [...interventions]]
  return { ...(style && { style }), ...(kind && { kind }), ...(intervention && { intervention }) }
}

/** Colours and materials that others beside them say more exactly. */
const VAGUE = ['white', 'medium_gray'] as const
const PLAIN: readonly MaterialId[] = ['oak_planks', 'walnut_planks', 'white_marble', 'brick', 'limewash']

function exactColours(colours: Clause['colours']): Clause['colours'] {
  const exact = colours.filter((colour) => !VAGUE.some((vague) => vague === colour))
  return exact.length > 0 ? exact : colours.slice(0, 1)
}

function exactMaterials(materials: readonly MaterialId[]): readonly MaterialId[] {
  if (materials.includes('walnut_planks') && materials.includes('oak_herringbone')) return ['walnut_herringbone']
  const exact = materials.filter((material) => !PLAIN.includes(material))
  return exact.length > 0 && materials.length > 1 ? exact : materials
}

/** True if a clause names two looks, pieces or acts, of which nobody knows which is meant. */
function saysTwoThings({ verbs, colours, hex, materials }: Clause): boolean {
  const looks = exactColours(colours).length + hex.length
  return verbs.length > 1 || looks > 1 || exactMaterials(materials).length > 1
}

/** Orders of a clause, one for each surface; none when it is incomplete. `isPartly`: some words were passed over. */
function ordersOf({ verbs, furniture, hex, shades, paint, rest, ...named }: Clause, isPartly: boolean): Order[] {
  const [verb] = verbs
  const [colour] = exactColours(named.colours)
  const [material] = exactMaterials(named.materials)
  const isPainted = colour !== undefined || hex.length > 0
  const isAll = rest.length > 0 && isPainted && named.targets.length === 0
  const targets: readonly Target[] = isAll ? ['wall', 'ceiling'] : [...new Set(named.targets)]
  const surfaces: readonly (Target | undefined)[] = targets.length > 0 ? targets : [undefined]
  if (verb === 'keep') {
    // “The parquet stays.”
    const named = material && targets.length === 0 ? [materialOf(material).surface] : targets
    return named.map((target) => ({ do: 'keep', target }))
  }
  // Nobody takes a wall away.
  const isSurface = targets.length > 0 && furniture.length === 0
  if (verb === 'remove') return isPainted || material || isSurface ? [] : [{ do: 'remove' }]
  // With a surface and its look a piece only says where: “the wall behind the sofa”.
  if (furniture.length > 0 && !(targets.length > 0 && (isPainted || material)))
    return furniture.map((category) => ({ do: 'insert', category }))
  if (verb === 'insert' && targets.length === 0) return []
  if (material && !(isPainted && hex.length > 0)) {
    const { surface } = materialOf(material)
    return surfaces.map((target) => ({ do: 'retexture', material, surface, ...(target && { target }) }))
  }
  // A colour among unknown words may be of anything.
  if (!isPainted || (isPartly && targets.length === 0 && paint.length === 0)) return []
  const plain = colour ? paints[colour].slice(1) : (hex[0] as string)
  return surfaces.map((target) => ({ do: 'recolour', colour: shaded(plain, shades), ...(target && { target }) }))
}

/** White mixed into "light" colours, and the OKLab lightness step of "lighter" and "darker". */
const [WHITENED, STEP] = [0.5, 0.1]

function shaded(hex: string, shades: Clause['shades']): string {
  const [shade, ...others] = shades.filter((one) => one !== 'lighter' || !shades.includes('light'))
  // "Light dark green" is plain green.
  if (!shade || others.length > 0) return hex.toUpperCase()
  const [lightness, a, b] = oklabOfHex(hex)
  const left = shade === 'light' ? 1 - WHITENED : 1
  const shown = { light: 1 - (1 - lightness) * left, lighter: lightness + STEP, darker: lightness - STEP }[shade]
  const light = fromOklab(Math.min(0.97, Math.max(0.12, shown)), a * left, b * left)
  const stored = light.map((value) => Math.round(255 * fromLight(Math.min(1, Math.max(0, value)))))
  return stored
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
