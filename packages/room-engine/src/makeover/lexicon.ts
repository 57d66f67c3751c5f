import type { RoomKind } from '../staging/room-set.ts'
import type { MaterialId } from '../surfaces/materials/materials.ts'
import type { paints } from '../surfaces/paints.ts'
import type { StyleId } from '../surfaces/styles.ts'
import type { Intervention } from './intervention.ts'
import { type FurnitureKind, furnitureWords, materialWords } from './thing-words.ts'
import { colourWords, fillers, joints, LANGUAGES, type Language, shadeWords, targetWords, verbWords } from './words.ts'

/** What a clause names, without duplicates. */
export type Clause = {
  verbs: (keyof typeof verbWords)[]
  targets: Target[]
  colours: (keyof typeof paints)[]
  materials: MaterialId[]
  furniture: FurnitureKind[]
  shades: (keyof typeof shadeWords)[]
  /** Hex colours without the number sign. */
  hex: string[]
  styles: StyleId[]
  rooms: RoomKind[]
  interventions: Intervention[]
}
/** Target of a colour or a material; single walls are named by page labels only. */
export type Target = keyof typeof targetWords | 'wall_back' | 'wall_left' | 'wall_right'
type Kind = keyof Clause | 'joints' | 'fillers'
type Meaning = { kind: Kind; name: string }
/**
 * A page label and its meaning. Labels of interventions match only as the whole text: "paint" begins many other
 * phrases.
 */
export type Label = Meaning & { words: string }

const tables: Partial<Record<Kind, Record<string, readonly string[]>>> = {
  verbs: verbWords,
  targets: targetWords,
  colours: colourWords,
  materials: materialWords,
  furniture: furnitureWords,
  shades: shadeWords,
}

type Lexicon = { labels: readonly Label[]; meanings: Map<string, Meaning>; longest: number }
const lexicons = new Map<Language, Lexicon>()

/** All phrases of a language, page labels first; also without accents where that is unambiguous. */
function lexiconOf(language: Language, labels: readonly Label[]): Lexicon {
  const known = lexicons.get(language)
  if (known?.labels === labels) return known
  const lexicon = new Map<string, Meaning>()
  const index = LANGUAGES.indexOf(language)
  const learn = (said: string | undefined, meaning: Meaning) => {
    for (const words of said?.split('|') ?? []) if (!lexicon.has(words)) lexicon.set(words, meaning)
  }
  for (const { words, kind, name } of labels)
    if (kind !== 'interventions') learn(plain(words), { kind, name: name.toLowerCase() })
  for (const [kind, table] of Object.entries(tables))
    for (const [name, said] of Object.entries(table)) learn(said[index], { kind: kind as Kind, name })
  learn(joints[index], { kind: 'joints', name: '' })
  learn(fillers[index], { kind: 'fillers', name: '' })
  for (const [words, meaning] of [...lexicon]) learn(withoutAccents(words), meaning)
  const longest = Math.max(...[...lexicon.keys()].map(({ length }) => length))
  const made = { labels, meanings: lexicon, longest }
  lexicons.set(language, made)
  return made
}

const plain = (words: string) => words.normalize('NFC').toLowerCase()

const withoutAccents = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')

const HEX = /^#([0-9a-f]{6})(?![0-9a-f])/
const BREAK = /^[\s,;.!?:()“”"]+/

/** Parses a text into clauses and unknown words. */
export function read(text: string, language: Language, labels = NO_LABELS): { clauses: Clause[]; unknown: string[] } {
  const lexicon = lexiconOf(language, labels)
  const rest = { text: plain(text) }
  const degree = labels.find(({ kind, words }) => kind === 'interventions' && plain(words) === rest.text.trim())
  if (degree) return { clauses: [{ ...newClause(), interventions: [degree.name as Intervention] }], unknown: [] }
  const clauses: Clause[] = [newClause()]
  const unknown: string[] = []
  while (rest.text) {
    const space = BREAK.exec(rest.text)?.[0]
    if (space) {
      if (/[,;.!?]/.test(space)) clauses.push(newClause())
      rest.text = rest.text.slice(space.length)
      continue
    }
    const clause = clauses.at(-1) as Clause
    const hex = HEX.exec(rest.text)
    const words = hex?.[0] ?? longestOf(lexicon, rest.text, language)
    const meaning = lexicon.meanings.get(words)
    if (hex) clause.hex.push(hex[1] as string)
    else if (!meaning) unknown.push(words)
    else if (meaning.kind === 'joints') clauses.push(newClause())
    else if (meaning.kind !== 'fillers') {
      const named = clause[meaning.kind] as string[]
      if (!named.includes(meaning.name)) named.push(meaning.name)
    }
    rest.text = rest.text.slice(words.length)
  }
  return { clauses: clauses.filter((clause) => Object.values(clause).some((named) => named.length > 0)), unknown }
}

const NO_LABELS: readonly Label[] = []

const newClause = (): Clause => ({
  verbs: [],
  targets: [],
  colours: [],
  materials: [],
  furniture: [],
  shades: [],
  hex: [],
  styles: [],
  rooms: [],
  interventions: [],
})

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** The longest known prefix; else the first word (in Japanese, the first run of one script). */
function longestOf({ meanings, longest }: Lexicon, text: string, language: Language): string {
  const isSpaced = language !== 'ja'
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    // German compounds such as "eichenboden" end in a known word.
    if (isSpaced && isLetter(text[length]) && !(language === 'de' && isCompound(meanings, text, length))) continue
    const words = text.slice(0, length)
    if (meanings.has(words)) return words
  }
  const first = isSpaced ? /^[^\s,;.!?:]+/ : /^(?:\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|\S)/u
  return first.exec(text)?.[0] ?? text.slice(0, 1)
}

/** Whether the rest of the word is known too. */
function isCompound(meanings: Map<string, Meaning>, text: string, length: number): boolean {
  const end = /^[\p{L}\p{N}-]*/u.exec(text)?.[0].length ?? 0
  return length > 2 && meanings.has(text.slice(length, end))
}
