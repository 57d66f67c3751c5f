import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { locales, messagesOf, read } from '#tests/support/sources'

const CLIENT = 'dist/client'
/** Compressed script before the first act; chunk names vary it by a few bytes. */
const FIRST_SCRIPT_BYTES = Math.floor(3.2 * 1024)
/** Shorter texts and single English words appear in code by chance. */
const isTelling = (part: string) => part.length >= 8 && /[^!-~]/.test(part)

const scriptsIn = (folder: string) =>
  existsSync(folder)
    ? (readdirSync(folder, { recursive: true }) as string[])
        .filter((file) => file.endsWith('.js'))
        .map((file) => `${folder}/${file}`)
    : []

/** The literal parts of a message, between its values. */
const partsOf = (text: string) =>
  text
    .split(/\{\w+\}|\n/)
    .map((part) => part.trim())
    .filter(isTelling)

/** As the minifier may write it: plain or escaped. */
const spellings = (part: string) => [
  part,
  part.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('`', '\\`').replaceAll("'", "\\'"),
  [...part].map((sign) => (sign > '~' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign)).join(''),
]

/** Starts of texts are looked up by this many characters: `isTelling` lets no shorter part through. */
const START = 8
const STARTS = 2 ** 24
const startAt = (text: string, at: number) => {
  let hash = 0
  for (let sign = at; sign < at + START; sign++) hash = Math.imul(hash, 31) + text.charCodeAt(sign)
  return (hash >>> 0) % STARTS
}

/** Says whether a code includes a text, and looks only where one might begin: languages have thousands of messages. */
function searcherIn(code: string) {
  const starts = new Uint8Array(STARTS)
  for (let at = 0; at <= code.length - START; at++) starts[startAt(code, at)] = 1
  return (text: string) => starts[startAt(text, 0)] === 1 && code.includes(text)
}

/** Messages of a language in some code. */
const messagesIn = (isIn: (text: string) => boolean, locale: string) =>
  Object.entries(messagesOf(locale)).flatMap(([key, text]) =>
    partsOf(text)
      .filter((part) => spellings(part).some(isIn))
      .map((part) => ({ key, part })),
  )

describe.each(locales)("the browser's JavaScript of %s", (locale) => {
  const isInCode = searcherIn(scriptsIn(`${CLIENT}/l/${locale}`).map(read).join('\n'))
  const own = Object.values(messagesOf(locale)).join('\n')

  test('[LANG-10] says its own messages', () => {
    expect(messagesIn(isInCode, locale).length).toBeGreaterThan(5)
  })

  test.each(locales.filter((other) => other !== locale))('[LANG-10] holds no message of %s', (other) => {
    expect(messagesIn(isInCode, other).filter(({ part }) => !own.includes(part))).toEqual([])
  })
})

/** What has no words comes once for all languages. */
const shared = scriptsIn(`${CLIENT}/assets`)
const named = (name: string) => shared.filter((file) => file.includes(`/${name}-`))

test('a page’s first script is small, and nothing of the application comes with it', () => {
  const [gate = '', ...others] = named('gate')
  expect(others).toEqual([])
  expect(brotliCompressSync(readFileSync(gate)).byteLength).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES)
  expect(read(gate)).not.toMatch(/(?:from|import)\s*["'`]\.\//)
})

test('[SHELL-04] what measures does not bring the application', () => {
  const [measuring = '', ...others] = named('measuring')
  expect(others).toEqual([])
  expect(
    read(measuring)
      .match(/\.\/\w+/g)
      ?.filter((chunk) => !/gate|measure/.test(chunk)) ?? [],
  ).toEqual([])
})

/** Chunks of accounts. Saved rooms (`drawn-row`) are a lazy part of the profile page. */
const ACCOUNT_CHUNKS = [
  'account-fields',
  'activate',
  'dialog-forms',
  'drawn-row',
  'forms.schema',
  'login',
  'login-form',
  'profile',
  'resend-activation',
  'reset-dialog',
  'use-auth-form',
]

test('only what an account needs loads the forms that answer while one types', () => {
  const files = scriptsIn(`${CLIENT}/l/vi/assets`)
  const nameOf = (file: string) => file.replace(/^.*\/(.+?)-[^.]{8}\.js$/, '$1')
  const imports = new Map(
    files.map((file) => [
      file,
      [...read(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
        ([, name]) => `${CLIENT}/l/vi/assets/${name}`,
      ),
    ]),
  )
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of imports.get(file) ?? []) reach(next, seen)
    return seen
  }
  const forms = files.find((file) => nameOf(file) === 'use-auth-form') ?? ''
  const loading = files.filter((file) => reach(file).has(forms)).map(nameOf)
  expect(loading).toContain('dialog-forms')
  expect(loading.filter((name) => !ACCOUNT_CHUNKS.includes(name))).toEqual([])
})

test('[LANG-10] scripts with words stand in a copy of each language alone', () => {
  const isInShared = searcherIn(shared.map(read).join('\n'))
  expect(shared.length).toBeGreaterThan(2)
  expect(locales.flatMap((locale) => messagesIn(isInShared, locale))).toEqual([])
  expect(readdirSync(`${CLIENT}/l`).sort()).toEqual([...locales].sort())
})
