import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'
import { pendingRequirements } from './pending-requirements'

/** IDs of docs/requirements.md: the first cell of a row, or the third in the table with two IDs a row. */
const required = [...read('docs/requirements.md').matchAll(/\| ([A-Z]+-\d+)\+? (?=\|)/g)].map(([, id]) => id ?? '')

/** A test that only `npm run test:all` runs, up to its title's end. */
const SLOW = /\btest\(\s*(['"`])(?:(?!\1).)*\1,\s*(?:\{\s*tag: '@slow'|SLOW)/g

/** IDs in titles of the tests that always run: '[NAV-04] …', '[AUTH-05, AUTH-07] …'. */
const files = projectFiles('tests', 'packages').filter((file) => /\.(test|spec)\.ts$/.test(file))
const proven = new Set(
  files.flatMap((file) =>
    [
      ...read(file)
        .replace(SLOW, '')
        .matchAll(/(?<=['"`][^'"`\n]*)\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g),
    ].flatMap(([, ids]) => ids?.split(/, ?/) ?? []),
  ),
)

test('every requirement stands once', () => {
  expect(required.length).toBeGreaterThan(140)
  expect(required.filter((id, index) => required.indexOf(id) !== index)).toEqual([])
})

test('every requirement has a test, or a capability that will bring it', () => {
  expect(required.filter((id) => !proven.has(id) && !pendingRequirements.has(id))).toEqual([])
})

/** Slow in some languages, deployments, functions or on some pages, while others with the same ID always run. */
const SOMETIMES =
  /isSlow\(locale\) \? \[?'@?slow'|languages\.some\(isSlow\) \? '@slow'|(?:path|turn > 1) \? '@slow'|locale === 'vi' \? \[\] : '@slow'|isSlow \? \['slow'\]|deploymentsIn\('\w+', \['@slow'\]\)|SLOW = \{ tags: \['slow'\]/g

test('each slow test is one that the rule above knows, or one of several', () => {
  const unknown = files.filter((file) => /'@?slow'/.test(read(file).replace(SLOW, '').replace(SOMETIMES, '')))
  // This file speaks of the tag.
  expect(unknown).toEqual(['tests/architecture/requirements.test.ts'])
})

test('no requirement is pending that has a test', () => {
  expect([...pendingRequirements.keys()].filter((id) => proven.has(id))).toEqual([])
})

test('no unknown requirement is pending or proven', () => {
  expect([...pendingRequirements.keys(), ...proven].filter((id) => !required.includes(id))).toEqual([])
})

test('no test is skipped, left for later or run alone', () => {
  const set = files.filter((file) =>
    /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|todo|only|fixme|fails)\b/.test(read(file)),
  )
  expect(set).toEqual([])
})
