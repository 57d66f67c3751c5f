import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'
import { mutants } from '../../scripts/mutants/mutants.mjs'

test('at least thirty requirements are broken on purpose, each in its own way', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBeGreaterThanOrEqual(30)
})

test('what is to be broken still stands, and so does the test that shall notice', () => {
  const files = projectFiles('app', 'catalogue', 'packages', 'tests')
  const stale = mutants.filter(
    ({ id, file, find, test: proof }) =>
      !files.includes(file) || !read(file).includes(find) || !files.includes(proof) || !read(proof).includes(id),
  )
  expect(stale.map(({ id, breaks }) => `${id} ${breaks}`)).toEqual([])
})
