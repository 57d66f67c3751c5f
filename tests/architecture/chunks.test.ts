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

describe.each(locales)("the browser's JavaScript of %s", (locale) => {
  const code = scriptsIn(`${CLIENT}/l/${locale}`).map(read).join('\n')
  const own = Object.values(messagesOf(locale)).join('\n')

  test('[LANG-10] says its own messages', () => {
    const said = Object.values(messagesOf(locale)).flatMap(partsOf)
    expect(said.filter((part) => spellings(part).some((spelling) => code.includes(spelling))).length).toBeGreaterThan(5)
  })

  test.each(locales.filter((other) => other !== locale))('[LANG-10] holds no message of %s', (other) => {
    const foreign = Object.entries(messagesOf(other)).flatMap(([key, text]) =>
      partsOf(text)
        .filter((part) => !own.includes(part))
        .filter((part) => spellings(part).some((spelling) => code.includes(spelling)))
        .map((part) => `${key}: ${part}`),
    )
    expect(foreign).toEqual([])
  })
})

describe.each(locales)('the scripts of %s', (locale) => {
  const scripts = scriptsIn(`${CLIENT}/l/${locale}`)
  const named = (name: string) => scripts.filter((file) => file.includes(`/${name}-`))

  test('the first one is small, and what it holds of the application is nothing', () => {
    const [first, ...others] = scripts.filter((file) => read(file).includes('__replayActs='))
    expect(others).toEqual([])
    expect(brotliCompressSync(readFileSync(first ?? '')).byteLength).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES)
    expect(read(first ?? '')).not.toMatch(/(?:from|import)\s*["'`]\.\//)
  })

  test('[SHELL-04] what measures does not bring the application', () => {
    expect([named('measuring').length, named('application').length]).toEqual([1, 1])
    expect(read(named('measuring')[0] ?? '')).not.toContain('./application-')
  })
})

test('[LANG-10] no copy with all languages is left in the build', () => {
  expect(scriptsIn(`${CLIENT}/assets`)).toEqual([])
  expect(readdirSync(`${CLIENT}/l`).sort()).toEqual([...locales].sort())
})
