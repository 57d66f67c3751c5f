import type { RoomKind } from '../staging/templates/templates.ts'
import type { MaterialId } from '../surfaces/materials/materials.ts'
import type { paints } from '../surfaces/paints.ts'
import type { StyleId } from '../surfaces/styles.ts'
import type { Intervention } from './intervention.ts'
import type { FurnitureKind, Lexicon } from './lexicons/lexicon.ts'
import { type Language, lexicons } from './lexicons/lexicons.ts'

/** Meanings of a clause, without duplicates. */
export type Clause = {
  verbs: (keyof Lexicon['verbs'])[]
  targets: Target[]
  colours: (keyof typeof paints)[]
  materials: MaterialId[]
  furniture: FurnitureKind[]
  shades: (keyof Lexicon['shades'])[]
  /** Hex colours without the number sign. */
  hex: string[]
  styles: StyleId[]
  rooms: RoomKind[]
  interventions: Intervention[]
  /** The furniture, or whatever was not named. */
  rest: string[]
  /** Words that say that something is painted. */
  paint: string[]
  /** Words of it that no lexicon has. */
  unknown: string[]
  /** True if “and” joins it to the one before. */
  isJoined: boolean
}
/** Target of a colour or a material; single walls are named by page labels only. */
export type Target = keyof Lexicon['targets'] | 'wall_back' | 'wall_left' | 'wall_right'
type Kind = Exclude<keyof Clause, 'unknown' | 'isJoined'> | 'joints' | 'fillers' | 'turns'
type Meaning = { kind: Kind; name: string }
/**
 * A page label and its meaning. Labels of interventions match only as the whole text: "paint" begins many other
 * phrases.
 */
export type Phrase = Meaning & { words: string }

const tables = [
  'verbs',
  'targets',
  'colours',
  'materials',
  'furniture',
  'shades',
  'styles',
  'rooms',
  'interventions',
] as const
const lists = ['rest', 'paint', 'joints', 'fillers', 'turns'] as const

/** Kinds that win where words differ by their accents alone, because such words of others are rare. */
const unaccentedFirst: readonly Kind[] = ['verbs', 'fillers']
const unaccentedRank = ({ kind }: Meaning) =>
  unaccentedFirst.includes(kind) ? unaccentedFirst.indexOf(kind) : unaccentedFirst.length

/** The phrases of a language with the labels of a page. */
type Phrases = { labels: readonly Phrase[]; meanings: Map<string, Meaning>; longest: number }
const madeOf = new Map<Language, Phrases>()

/** All phrases of a language, page labels first; also without accents. */
function phrasesOf(language: Language, labels: readonly Phrase[]): Phrases {
  const known = madeOf.get(language)
  if (known?.labels === labels) return known
  const meanings = new Map<string, Meaning>()
  const lexicon: Lexicon = lexicons[language]
  const learn = (phrases: string, meaning: Meaning) => {
    for (const words of phrases.split('|')) if (!meanings.has(words)) meanings.set(words, meaning)
  }
  for (const { words, kind, name } of labels)
    if (kind !== 'interventions') learn(plain(words), { kind, name: name.toLowerCase() })
  for (const kind of tables) for (const [name, phrases] of Object.entries(lexicon[kind])) learn(phrases, { kind, name })
  for (const kind of lists) learn(lexicon[kind], { kind, name: kind })
  const accented = [...meanings].sort(([, one], [, other]) => unaccentedRank(one) - unaccentedRank(other))
  for (const [words, meaning] of accented) {
    learn(withoutAccents(words), meaning)
    learn(withoutUmlauts(words), meaning)
  }
  const longest = Math.max(...[...meanings.keys()].map(({ length }) => length))
  const made = { labels, meanings, longest }
  madeOf.set(language, made)
  return made
}

const plain = (words: string) => words.normalize('NFC').toLowerCase()

const withoutAccents = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')

/** As people write without a German keyboard. */
const withoutUmlauts = (words: string) =>
  words.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

const HEX = /^#([0-9a-f]{6})(?![0-9a-f])/
const BREAK = /^[\s,;.!?:()“”"]+/

/** `turns`: words that may turn round what others say, or ask for what no change can do. */
export type Read = { clauses: Clause[]; unknown: string[]; turns: string[] }

/** Parses a text into clauses and unknown words. */
export function read(text: string, language: Language, labels = NO_LABELS): Read {
  const phrases = phrasesOf(language, labels)
  const rest = { text: plain(text) }
  const degree = labels.find(({ kind, words }) => kind === 'interventions' && plain(words) === rest.text.trim())
  if (degree)
    return { clauses: [{ ...newClause(), interventions: [degree.name as Intervention] }], unknown: [], turns: [] }
  const clauses: Clause[] = [newClause()]
  const [unknown, turns]: [string[], string[]] = [[], []]
  let wasShade = false
  while (rest.text) {
    const space = BREAK.exec(rest.text)?.[0]
    if (space) {
      if (/[,;.!?]/.test(space)) clauses.push(newClause())
      rest.text = rest.text.slice(space.length)
      continue
    }
    const hex = HEX.exec(rest.text)
    const words = hex?.[0] ?? longestOf(phrases, rest.text, language)
    const meaning = phrases.meanings.get(words) ?? inflected(phrases, words, language)
    if (!hex && meaning && beginsClause(clauses.at(-1) as Clause, meaning)) {
      // In “white walls dark walnut floor” the shade is of what comes.
      const shades = wasShade ? (clauses.at(-1) as Clause).shades.splice(-1) : []
      clauses.push({ ...newClause(), shades })
    }
    wasShade = meaning?.kind === 'shades'
    const clause = clauses.at(-1) as Clause
    if (hex) clause.hex.push(hex[1] as string)
    else if (!meaning) {
      const list = isTurn(words, language) ? turns : unknown
      list.push(words)
      clause.unknown.push(words)
    } else if (meaning.kind === 'joints') clauses.push({ ...newClause(), isJoined: isLetter(words[0]) })
    else if (meaning.kind === 'turns') turns.push(words)
    else if (meaning.kind !== 'fillers') {
      const named = clause[meaning.kind] as string[]
      if (!named.includes(meaning.name)) named.push(meaning.name)
    }
    rest.text = rest.text.slice(words.length)
  }
  return { clauses: clauses.filter(saysSomething), unknown, turns }
}

const saysSomething = ({ unknown: _, isJoined: __, ...named }: Clause) =>
  Object.values(named).some((some) => some.length > 0)

const isTurn = (words: string, language: Language) => (lexicons[language] as Lexicon).turning?.test(words) ?? false

/** A known word with one of the language's endings. */
function inflected({ meanings }: Phrases, words: string, language: Language): Meaning | undefined {
  const { endings = [] }: Lexicon = lexicons[language]
  const ending = endings.find((one) => words.endsWith(one) && meanings.has(words.slice(0, -one.length)))
  return ending && words.length - ending.length > 2 ? meanings.get(words.slice(0, -ending.length)) : undefined
}

/** True where a further surface, or a further look of one, begins without a joint: “white walls grey floor”. */
function beginsClause({ targets, colours, hex, materials, verbs, furniture }: Clause, { kind }: Meaning): boolean {
  if (kind === 'furniture') return verbs.includes('remove') && furniture.length > 0
  if (targets.length === 0) return false
  if (kind === 'paint') return verbs.includes('keep')
  const isPainted = colours.length + hex.length > 0
  if (kind === 'targets') return isPainted || materials.length > 0
  if (kind === 'materials') return isPainted
  return (kind === 'colours' || kind === 'hex') && isPainted && colours[0] !== 'white' && !verbs.includes('keep')
}

const NO_LABELS: readonly Phrase[] = []

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
  rest: [],
  paint: [],
  unknown: [],
  isJoined: false,
})

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** The longest known prefix; else the first word (in Japanese, the first run of one script). */
function longestOf({ meanings, longest }: Phrases, text: string, language: Language): string {
  const { isUnspaced, hasCompounds }: Lexicon = lexicons[language]
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    if (!isUnspaced && isLetter(text[length]) && !(hasCompounds && isCompound(meanings, text, length))) continue
    const words = text.slice(0, length)
    if (meanings.has(words)) return words
  }
  const first = isUnspaced ? /^(?:\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|\S)/u : /^[^\s,;.!?:]+/
  return first.exec(text)?.[0] ?? text.slice(0, 1)
}

/** True if the rest of the word is known too. */
function isCompound(meanings: Map<string, Meaning>, text: string, length: number): boolean {
  const end = /^[\p{L}\p{N}-]*/u.exec(text)?.[0].length ?? 0
  return length > 2 && meanings.has(text.slice(length, end))
}
