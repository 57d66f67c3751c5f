import type { Lexicon } from './lexicons/lexicon.ts'
import { type Language, lexicons } from './lexicons/lexicons.ts'

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
/** Kinds of words that a clause does not hold. */
const silent = ['joints', 'fillers', 'negations', 'mildNegations', 'locatives', 'turns'] as const
const lists = ['furnishings', 'rest', 'painting', 'paint', 'these', ...silent] as const

export type Kind = (typeof tables)[number] | (typeof lists)[number] | 'hex'
export const isSilent = (kind: Kind): kind is (typeof silent)[number] => silent.some((one) => one === kind)

export type Meaning = { kind: Kind; name: string }
/**
 * A page label and its meaning. Labels of interventions match only as the whole text: "paint" begins many other
 * phrases.
 */
export type Phrase = Meaning & { words: string }

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
    for (const words of phrases.replaceAll('’', "'").split('|'))
      if (words && !meanings.has(words)) meanings.set(words, meaning)
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
export const plain = (words: string) => words.normalize('NFC').toLowerCase().replaceAll('’', "'")

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

/** `space`: what stands between words; a clause or a sentence may end there. */
export type Word = { words: string; meaning?: Meaning; space?: 'none' | 'clause' | 'sentence' }

/** Known phrases, unknown words and breaks between sentences, in order. */
export function* wordsOf(text: string, language: Language, labels: readonly Phrase[]): Generator<Word> {
  const phrases = phrasesOf(language, labels)
  let rest = plain(text)
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

/** A known word with one of the language's endings. */
function inflected({ meanings }: Phrases, words: string, language: Language): Meaning | undefined {
  const { endings = [] }: Lexicon = lexicons[language]
  const ending = endings.find((one) => words.endsWith(one) && meanings.has(words.slice(0, -one.length)))
  return ending && words.length - ending.length > 2 ? meanings.get(words.slice(0, -ending.length)) : undefined
}

export const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

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

/** Letters of a known phrase that may end an unknown run: shorter ones are parts of many words, longer ones rare. */
const [LEAST_LETTERS, MOST_LETTERS] = [3, 12]

/** Where within a run of unknown letters a known phrase begins. */
function knownFrom(meanings: Map<string, Meaning>, text: string, run: number): number {
  for (let from = 1; from < run; from++)
    for (let length = LEAST_LETTERS; from + length <= text.length && length <= MOST_LETTERS; length++)
      if (meanings.has(text.slice(from, from + length))) return from
  return run
}

/** True if the rest of the word is known too. */
function isCompound(meanings: Map<string, Meaning>, text: string, length: number): boolean {
  const end = /^[\p{L}\p{N}-]*/u.exec(text)?.[0].length ?? 0
  return length > 2 && meanings.has(text.slice(length, end))
}
