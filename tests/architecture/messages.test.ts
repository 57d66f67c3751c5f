import { describe, expect, test } from 'vitest'
import { baseLocale, locales, messagesOf, projectFiles, read } from '#tests/support/sources'

const base = messagesOf(baseLocale)
const parametersOf = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort()

/** Keys with equal text in Vietnamese and English: names and loanwords. */
const sameInVietnameseAndEnglish = new Set([
  'brand_name',
  'nav_blog',
  'nav_menu',
  'action_of',
  'cart_piece',
  'fit_way',
  'in_cm',
  ...['japandi', 'quiet_luxury', 'wabi_sabi'].map((style) => `house_doctor_style_${style}`),
])

describe.each(locales)('%s', (locale) => {
  const messages = messagesOf(locale)

  test('says everything the base language says, and nothing else', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(base).sort())
  })

  test('has words for every key', () => {
    expect(Object.keys(messages).filter((key) => !messages[key]?.trim())).toEqual([])
  })

  test('takes the same values as the base language', () => {
    const differing = Object.keys(base).filter(
      (key) => parametersOf(messages[key]).join() !== parametersOf(base[key]).join(),
    )
    expect(differing).toEqual([])
  })

  test('has no text with a space at its end or two in a row', () => {
    expect(Object.keys(messages).filter((key) => /^\s|\s$| {2}/.test(messages[key] ?? ''))).toEqual([])
  })
})

test('no Vietnamese text is the English one', () => {
  const english = messagesOf('en')
  const same = Object.keys(base).filter((key) => base[key] === english[key] && !sameInVietnameseAndEnglish.has(key))
  expect(same).toEqual([])
})

test('every message is said somewhere', () => {
  const sources = projectFiles('app', 'scripts', 'catalogue')
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map(read)
    .join('\n')
  const words = new Set(sources.match(/\w+/g))
  // `failure_${code}` uses every message with this prefix.
  const prefixes = [...sources.matchAll(/`(\w+_)\$\{/g)].map(([, prefix]) => prefix ?? '')
  const unused = Object.keys(base).filter(
    (key) => !words.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
