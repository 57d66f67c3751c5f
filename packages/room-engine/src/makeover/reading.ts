import { type Clause, newClause } from './clauses.ts'
import type { Intervention } from './intervention.ts'
import type { Lexicon } from './lexicons/lexicon.ts'
import { type Language, lexicons } from './lexicons/lexicons.ts'
import { isLetter, isSilent, type Kind, type Meaning, type Phrase, plain, type Word, wordsOf } from './phrases.ts'

/**
 * `denied`: what is not wished but another of its kind. `turns`: words that may turn round what others say, or ask for
 * what no change can do.
 */
export type Read = { clauses: Clause[]; unknown: string[]; denied: Meaning[]; turns: string[] }

/** One list, because phrases are kept by their labels. */
const NO_LABELS: readonly Phrase[] = []

/** Parses a text into clauses and unknown words. */
export function read(text: string, language: Language, labels: readonly Phrase[] = NO_LABELS): Read {
  const degree = labels.find(({ kind, words }) => kind === 'interventions' && plain(words) === plain(text).trim())
  if (degree) {
    const clause = { ...newClause(), interventions: [degree.name as Intervention] }
    return { clauses: [clause], unknown: [], denied: [], turns: [] }
  }
  const reading = new Reading(lexicons[language])
  for (const word of wordsOf(text, language, labels)) reading.hear(word)
  return reading.done()
}

/** Kinds of which one thing may be wished and not another. */
const DENIABLE: readonly Kind[] = ['colours', 'hex', 'materials', 'furniture', 'styles', 'rooms', 'targets']
/** Kinds that say how a thing looks. */
const LOOKS: readonly Kind[] = ['colours', 'hex', 'materials', 'shades']
/** Kinds that may stand between a negation and what it is of. */
const BETWEEN: readonly Kind[] = ['fillers', 'shades', 'painting', 'paint', 'these']

/** Collects the words of a text in clauses. */
class Reading {
  readonly #lexicon: Lexicon
  readonly #making: readonly string[]
  readonly #read: Read = { clauses: [newClause()], unknown: [], denied: [], turns: [] }
  #wasShade = false
  /** The piece that was named last had been named before. */
  #isAgain = false
  /** A locative whose piece is yet to come. */
  #isWhere = false
  /** A negation whose object is yet to come; a mild one needs no other thing instead, and may have no object. */
  #negation?: { words: string; isMild: boolean; hasLook?: true }
  /** What was named last, and where. */
  #last?: { clause: Clause; meaning: Meaning }

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
    this.#making = lexicon.making.split('|')
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
    if (this.#making.includes(words)) this.#clause.making.push(words)
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
      // “Swap the sofa for a sofa in blue.”
      if (kind === 'furniture') this.#isAgain = named.includes(name)
      if (LOOKS.includes(kind) && clause.furniture.length === 1 && !this.#isAgain) clause.lookAfter.push(name)
      if (!named.includes(name)) named.push(name)
      if (DENIABLE.includes(kind)) this.#last = { clause, meaning }
    }
  }
}

const saysSomething = ({
  unknown: _,
  isJoined: __,
  startsSentence: ___,
  these: ____,
  making: _____,
  ...named
}: Clause) => Object.values(named).some((some) => some.length > 0)

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
