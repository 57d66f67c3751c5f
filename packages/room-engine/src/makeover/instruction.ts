import { fromLight, fromOklab } from '../colour.ts'
import type { RoomKind } from '../staging/templates/templates.ts'
import { type MaterialId, materialOf } from '../surfaces/materials/materials.ts'
import { paints } from '../surfaces/paints.ts'
import { oklabOfHex } from '../surfaces/plan.ts'
import type { StyleId } from '../surfaces/styles.ts'
import type { Intervention } from './intervention.ts'
import { type Clause, type Phrase, read, type Target } from './lexicon.ts'
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

/** `unknown`: words that no lexicon has; empty when the words are known but ask for nothing. */
export type Understood =
  | { ok: true; orders: Order[]; look?: Look }
  | { ok: false; code: 'not_understood'; unknown: string[] }

/** Extra words per language, from labels on a page. */
export type Labels = Partial<Record<Language, readonly Phrase[]>>

/**
 * Parses an instruction with each language's lexicon, the page's language first. Every word must be known; unknown ones
 * are returned, never guessed.
 */
export function understand(words: string, language: Language = 'vi', labels: Labels = {}): Understood {
  let best: Understood = { ok: false, code: 'not_understood', unknown: [words.trim()] }
  let fewest = Number.POSITIVE_INFINITY
  for (const one of new Set([language, ...LANGUAGES])) {
    const { clauses, unknown } = read(words, one, labels[one])
    const orders = clauses.filter(asksForMore).map(orderOf)
    const look = lookOf(clauses)
    const isWhole = unknown.length === 0 && clauses.length > 0 && orders.every((order) => order !== undefined)
    if (isWhole && look) return { ok: true, orders: orders as Order[], ...(Object.keys(look).length > 0 && { look }) }
    if (unknown.length >= fewest) continue
    fewest = unknown.length
    best = { ok: false, code: 'not_understood', unknown }
  }
  return best
}

/** True if a clause says more than style, room and intervention. */
const asksForMore = ({ styles: _, rooms: __, interventions: ___, ...named }: Clause) =>
  Object.values(named).some((some) => some.length > 0)

/** The style and room named; undefined when there are two of a kind. */
function lookOf(clauses: readonly Clause[]): Look | undefined {
  const [styles, rooms, interventions] = (['styles', 'rooms', 'interventions'] as const).map(
    (kind) => new Set<string>(clauses.flatMap((clause) => clause[kind])),
  ) as [Set<StyleId>, Set<RoomKind>, Set<Intervention>]
  if (Math.max(styles.size, rooms.size, interventions.size) > 1) return undefined
  const [[style], [kind], [intervention]] = [[...styles], [...rooms], [...interventions]]
  return { ...(style && { style }), ...(kind && { kind }), ...(intervention && { intervention }) }
}

/** The order of a clause; undefined when it is incomplete or ambiguous. */
function orderOf({ verbs, targets, colours: named, materials, furniture, hex, shades }: Clause): Order | undefined {
  const [target] = targets
  const [verb] = verbs
  const isMore = verbs.length > 1 || targets.length > 1 || named.length + hex.length > 1
  if (isMore || materials.length > 1 || furniture.length > 1) return undefined
  const isPainted = named.length + hex.length > 0
  if (verb === 'keep') return target && !isPainted && materials.length === 0 ? { do: 'keep', target } : undefined
  if (verb === 'remove') return isPainted || materials.length > 0 ? undefined : { do: 'remove' }
  const [material] = materials
  const [category] = furniture
  // "A black sofa": products have their own colours, so this cannot be promised.
  if (category) return isPainted || material || target ? undefined : { do: 'insert', category }
  if (verb === 'insert') return undefined
  if (material && !isPainted && shades.length === 0) {
    const { surface } = materialOf(material)
    return { do: 'retexture', material, surface, ...(target && { target }) }
  }
  if (!isPainted || material) return undefined
  const [colour] = named
  const plain = colour ? paints[colour].slice(1) : (hex[0] as string)
  return { do: 'recolour', colour: shaded(plain, shades), ...(target && { target }) }
}

/** White mixed into "light" colours, and the OKLab lightness step of "lighter" and "darker". */
const [WHITENED, STEP] = [0.5, 0.1]

function shaded(hex: string, shades: Clause['shades']): string {
  const [shade] = shades
  // "Light dark green" is plain green.
  if (!shade || shades.length > 1) return hex.toUpperCase()
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
