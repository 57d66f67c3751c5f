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
  furniture: (FurnitureKind | 'other')[]
  shades: (keyof Lexicon['shades'])[]
  /** Hex colours without the number sign. */
  hex: string[]
  styles: StyleId[]
  rooms: RoomKind[]
  interventions: Intervention[]
  /** The furniture as a whole. */
  furnishings: string[]
  /** Whatever was not named. */
  rest: string[]
  /** Verbs that say that what is named gets a colour. */
  painting: string[]
  /** Words that say that something is painted. */
  paint: string[]
  /** Words of it that no lexicon has. */
  unknown: string[]
  /** Words that point at what is there already. */
  these: string[]
  /** True if “and” joins it to the one before. */
  isJoined: boolean
  startsSentence: boolean
}
/** Target of a colour or a material; single walls are named by page labels only. */
export type Target = keyof Lexicon['targets'] | 'wall_back' | 'wall_left' | 'wall_right'
type Kind = Exclude<keyof Clause, 'unknown' | 'isJoined' | 'startsSentence'> | Silent
/** Kinds of words that a clause does not hold. */
type Silent = 'joints' | 'fillers' | 'negations' | 'mildNegations' | 'locatives' | 'turns'
export type Meaning = { kind: Kind; name: string }
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
const lists = [
  'furnishings',
  'rest',
  'painting',
  'paint',
  'these',
  'joints',
  'fillers',
  'negations',
  'mildNegations',
  'locatives',
  'turns',
] as const

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
    for (const words of phrases.replaceAll('’', "'").split('|')) if (!meanings.has(words)) meanings.set(words, meaning)
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

/** Lower case, with one sign for an apostrophe. */
const plain = (words: string) => words.normalize('NFC').toLowerCase().replaceAll('’', "'")

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

/**
 * `denied`: what is not wished but another of its kind. `turns`: words that may turn round what others say, or ask for
 * what no change can do.
 */
export type Read = { clauses: Clause[]; unknown: string[]; denied: Meaning[]; turns: string[] }

/** Parses a text into clauses and unknown words. */
export function read(text: string, language: Language, labels = NO_LABELS): Read {
  const degree = labels.find(({ kind, words }) => kind === 'interventions' && plain(words) === plain(text).trim())
  if (degree) {
    const clause = { ...newClause(), interventions: [degree.name as Intervention] }
    return { clauses: [clause], unknown: [], denied: [], turns: [] }
  }
  const reading = new Reading(lexicons[language])
  for (const word of wordsOf(plain(text), phrasesOf(language, labels), language)) reading.hear(word)
  return reading.done()
}

/** `space`: what stands between words; a clause or a sentence may end there. */
type Word = { words: string; meaning?: Meaning; space?: 'none' | 'clause' | 'sentence' }

/** Known phrases, unknown words and breaks between sentences, in order. */
function* wordsOf(text: string, phrases: Phrases, language: Language): Generator<Word> {
  let rest = text
  while (rest) {
    const space = BREAK.exec(rest)?.[0]
    const hex = HEX.exec(rest)
    const words = space ?? hex?.[0] ?? longestOf(phrases, rest, language)
    if (space) yield { words, space: spaceOf(space, language) }
    else if (hex) yield { words, meaning: { kind: 'hex', name: hex[1] as string } }
    else yield { words, meaning: phrases.meanings.get(words) ?? inflected(phrases, words, language) }
    rest = rest.slice(words.length)
  }
}

function spaceOf(space: string, language: Language): Word['space'] {
  if (/[.!?]/.test(space)) return 'sentence'
  const { isUnspaced }: Lexicon = lexicons[language]
  return (isUnspaced ? /[,;\s]/ : /[,;]/).test(space) ? 'clause' : 'none'
}

const SILENT: readonly Kind[] = [
  'joints',
  'fillers',
  'negations',
  'mildNegations',
  'locatives',
  'turns',
] satisfies Silent[]
const isSilent = (kind: Kind): kind is Silent => SILENT.includes(kind)

/** Kinds of which one thing may be wished and not another. */
const DENIABLE: readonly Kind[] = ['colours', 'hex', 'materials', 'furniture', 'styles', 'rooms', 'targets']
/** Kinds that may stand between a negation and what it is of. */
const BETWEEN: readonly Kind[] = ['fillers', 'shades', 'painting', 'paint', 'these']

/** Collects the words of a text in clauses. */
class Reading {
  readonly #lexicon: Lexicon
  readonly #read: Read = { clauses: [newClause()], unknown: [], denied: [], turns: [] }
  #wasShade = false
  /** A locative whose piece is yet to come. */
  #isWhere = false
  /** A negation whose object is yet to come; a mild one needs no other thing instead, and may have no object. */
  #negation?: { words: string; isMild: boolean; hasLook?: true }
  /** What was named last, and where. */
  #last?: { clause: Clause; meaning: Meaning }

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  get #clause() {
    return this.#read.clauses.at(-1) as Clause
  }

  hear({ words, meaning, space }: Word) {
    if (space) {
      if (space !== 'none') this.#begin({ startsSentence: space === 'sentence' })
      return
    }
    if (!meaning) return this.#passOver(words)
    const { kind } = meaning
    const isPlace = this.#isWhere && kind === 'furniture'
    this.#isWhere = kind === 'locatives' || (this.#isWhere && BETWEEN.includes(kind))
    if (isPlace || kind === 'locatives') return
    if (kind === 'negations' || kind === 'mildNegations') return this.#negate(words, kind === 'mildNegations')
    if (this.#negation) {
      const isOpen = !this.#negation.hasLook || kind === 'furniture'
      if (isOpen && DENIABLE.includes(kind)) return this.#deny(meaning, this.#negation.isMild)
      // What is not to be dark may still be anything else.
      if (kind === 'shades' && !this.#negation.isMild) return void this.#read.turns.push(words)
      if (BETWEEN.includes(kind)) return
      this.#endNegation(!this.#negation.hasLook)
    }
    this.#name(words, meaning)
  }

  #begin(clause: Partial<Clause>) {
    this.#endNegation(false)
    this.#read.clauses.push({ ...newClause(), ...clause })
  }

  done(): Read {
    this.#endNegation(false)
    const clauses = this.#read.clauses.filter(saysSomething)
    return { ...this.#read, clauses }
  }

  #passOver(words: string) {
    const isTurn = this.#lexicon.turning?.test(words) ?? false
    ;(isTurn ? this.#read.turns : this.#read.unknown).push(words)
    this.#clause.unknown.push(words)
    // “Not too deep”, “not the cheesy kind”: what nobody knows is passed over, and its negation with it.
    if (this.#negation) this.#negation.isMild = true
  }

  #negate(words: string, isMild: boolean) {
    this.#endNegation(true)
    if (isMild || !this.#lexicon.negatesBefore) {
      this.#negation = { words, isMild }
      return
    }
    if (!this.#last) return void this.#read.turns.push(words)
    const { clause, meaning } = this.#last
    const named = clause[meaning.kind as 'hex']
    named.splice(named.indexOf(meaning.name), 1)
    this.#deny(meaning, false)
  }

  #deny(meaning: Meaning, isMild: boolean) {
    if (!isMild) this.#read.denied.push(meaning)
    // “Instead of the old brown wardrobe.”
    const isLook = meaning.kind === 'colours' || meaning.kind === 'materials'
    this.#negation = isLook && this.#negation ? { ...this.#negation, isMild: true, hasLook: true } : undefined
    this.#last = undefined
  }

  /** A negation of nothing that is known may turn the whole sentence. */
  #endNegation(isFollowed: boolean) {
    if (this.#negation && (isFollowed || !this.#negation.isMild)) this.#read.turns.push(this.#negation.words)
    this.#negation = undefined
  }

  #name(words: string, meaning: Meaning) {
    const { kind, name } = meaning
    // In Japanese a verb ends its clause.
    const { verbs } = this.#clause
    if (this.#lexicon.isUnspaced && !isSilent(kind) && (verbs.includes('keep') || verbs.includes('remove')))
      this.#read.clauses.push(newClause())
    if (beginsClause(this.#clause, meaning)) {
      // In “white walls dark walnut floor” the shade is of what comes.
      const shades = this.#wasShade ? this.#clause.shades.splice(-1) : []
      this.#read.clauses.push({ ...newClause(), shades })
    }
    // “A floor in a light colour.”
    if (kind !== 'fillers' && kind !== 'paint' && kind !== 'painting') this.#wasShade = kind === 'shades'
    if (kind === 'joints') this.#begin({ isJoined: isLetter(words[0]), startsSentence: words === '。' })
    else if (kind === 'turns') this.#read.turns.push(words)
    else if (!isSilent(kind)) {
      const clause = this.#clause
      const named = clause[kind] as string[]
      if (!named.includes(name)) named.push(name)
      if (DENIABLE.includes(kind)) this.#last = { clause, meaning }
    }
  }
}

const saysSomething = ({ unknown: _, isJoined: __, startsSentence: ___, these: ____, ...named }: Clause) =>
  Object.values(named).some((some) => some.length > 0)

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
  if (kind === 'paint' || kind === 'painting') return verbs.includes('keep')
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
  furnishings: [],
  rest: [],
  painting: [],
  paint: [],
  these: [],
  unknown: [],
  isJoined: false,
  startsSentence: false,
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
  if (!isUnspaced) return /^[^\s,;.!?:]+/.exec(text)?.[0] ?? text.slice(0, 1)
  const run =
    /^(?:\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|\S)/u.exec(text)?.[0] ?? text.slice(0, 1)
  return run.slice(0, knownFrom(meanings, text, run.length))
}

/** Letters of a known phrase that may end an unknown run: shorter ones are parts of many words. */
const SURE_LETTERS = 3

/** Where within a run of unknown letters a known phrase begins. */
function knownFrom(meanings: Map<string, Meaning>, text: string, run: number): number {
  for (let from = 1; from < run; from++)
    for (let length = SURE_LETTERS; from + length <= text.length && length <= MOST_LETTERS; length++)
      if (meanings.has(text.slice(from, from + length))) return from
  return run
}

const MOST_LETTERS = 12

/** True if the rest of the word is known too. */
function isCompound(meanings: Map<string, Meaning>, text: string, length: number): boolean {
  const end = /^[\p{L}\p{N}-]*/u.exec(text)?.[0].length ?? 0
  return length > 2 && meanings.has(text.slice(length, end))
}
