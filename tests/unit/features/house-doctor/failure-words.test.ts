import { describe, expect, test } from 'vitest'
import type { IntakeTrouble } from '#app/features/house-doctor/intake/intake-labels'
import { troubleWords } from '#app/features/house-doctor/trouble-labels'
import type { Locale } from '#app/features/languages/languages'
import { failureSentence } from '#app/features/notices/failure-sentence'
import { type FailureCode, failureStatus } from '#app/lib/failure'
import { locales, read } from '#tests/support/sources'

type Sentence = (inputs: object, options: { locale: Locale }) => string

const [, codes = ''] = read('docs/house-doctor-api.md').split('## Codes\n\n')
/** Documented failure codes of calls and jobs, by status. */
const documented = (codes.split('\n')[0] ?? '').split(';').flatMap((part) => {
  const [status] = /\d{3}/.exec(part) ?? []
  return [...part.matchAll(/`([a-z_]+)`/g)]
    .filter(([, code = '']) => code in failureStatus)
    .map(([, code]) => [code as FailureCode, Number(status)] as const)
})
const others = locales.filter((locale) => locale !== 'en') as Locale[]

test('[API-14] every code that jobs and calls are refused with is in the documentation', () => {
  const files = [
    'jobs/call.server',
    'jobs/start.server',
    'jobs/work.server',
    'jobs/device-result.server',
    'jobs/image-check',
  ]
  const kernels = ['find', 'instructed', 'look', 'makeover', 'material', 'paint', 'removal', 'words']
  const sources = [...files, ...kernels.map((name) => `jobs/kernels/${name}`)]
    .map((name) => read(`app/features/house-doctor/${name}.ts`))
    .join()
  const told = documented.map(([code]) => code)
  const used = [...sources.matchAll(/'([a-z_]+)'/g)]
    .map(([, code = '']) => code)
    .filter((code) => code in failureStatus)
  expect(told).toEqual(expect.arrayContaining([...new Set(used)]))
  expect(told.length).toBeGreaterThan(30)
})

describe.each(documented)('%s', (code, status) => {
  test.each(others)('[API-14] has a sentence in %s that is no English', (locale) => {
    const words = failureSentence(code, locale)
    expect(words.length).toBeGreaterThan(8)
    expect(words).not.toBe(failureSentence(code, 'en'))
  })

  test('[API-11] has the status that the documentation says', () => {
    // The House Doctor's contract uses another status for this.
    const known = code === 'invalid_request' ? 400 : failureStatus[code]
    if (!code.startsWith('hosted_engine')) expect(known).toBe(status)
  })
})

describe.each(Object.keys(troubleWords) as IntakeTrouble[])('what the page says of %s', (trouble) => {
  test.each(others)('[ROUTE-09] is said in %s and not in English', (locale) => {
    const say = troubleWords[trouble] as Sentence
    const words = say({}, { locale })
    expect(words.length).toBeGreaterThan(8)
    expect(words).not.toBe(say({}, { locale: 'en' }))
  })
})
