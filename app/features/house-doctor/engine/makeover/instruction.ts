import { fromLight, fromOklab } from '../colour.ts'
import { type MaterialId, materialOf } from '../surfaces/materials/materials.ts'
import { paints } from '../surfaces/paints.ts'
import { oklabOfHex } from '../surfaces/plan.ts'
import type { Clause } from './lexicon.ts'
import { read } from './lexicon.ts'
import type { FurnitureKind } from './thing-words.ts'
import { LANGUAGES, type Language, type targetWords } from './words.ts'

export type Target = keyof typeof targetWords

/** One thing to be done, as a program or a person has it. */
export type Order =
  /** A colour as designers write it, without the number sign. */
  | { do: 'recolour'; colour: string; target?: Target }
  /** `surface`: what the material is usually laid on. */
  | { do: 'retexture'; material: MaterialId; surface: 'floor' | 'wall'; target?: Target }
  | { do: 'remove' }
  | { do: 'insert'; category: FurnitureKind }
  | { do: 'keep'; target: Target }

/** `unknown`: the words that nobody here knows, as they were written; none where the words are known and say nothing to do. */
export type Understood = { ok: true; orders: Order[] } | { ok: false; code: 'not_understood'; unknown: string[] }

/**
 * What words ask for: read with each language's few hundred words, the page's own first. All of them have to be known; what
 * is not understood is named, and never guessed at.
 */
export function understand(words: string, language: Language = 'vi'): Understood {
  let best: Understood = { ok: false, code: 'not_understood', unknown: [words.trim()] }
  let fewest = Number.POSITIVE_INFINITY
  for (const one of new Set([language, ...LANGUAGES])) {
    const { clauses, unknown } = read(words, one)
    const orders = clauses.map(orderOf)
    const isWhole = unknown.length === 0 && orders.length > 0 && orders.every((order) => order !== undefined)
    if (isWhole) return { ok: true, orders: orders as Order[] }
    if (unknown.length >= fewest) continue
    fewest = unknown.length
    best = { ok: false, code: 'not_understood', unknown }
  }
  return best
}

/** What a clause asks for; nothing where it leaves open what, or names two things at once. */
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
  // "A black sofa": the range has its own colours, so this is more than can be promised.
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

/** How much white is mixed into what is called light, as in tinted paint; and by how much a step is lighter or darker (OKLab). */
const [WHITENED, STEP] = [0.5, 0.1]

function shaded(hex: string, shades: Clause['shades']): string {
  const [shade] = shades
  // "Light dark green" is the green between.
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
