import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'

/** `file.test.ts` “part of a title”, as docs/security.md names tests. */
const named = [...read('docs/security.md').matchAll(/`([\w-]+\.(?:test|spec)\.ts)` “([^”]+)”/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
)
const threats = read('docs/security.md')
  .split('## Threats')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)

test('every threat names the test that stands against it', () => {
  expect(threats?.length).toBeGreaterThan(25)
  expect(threats?.filter((row) => !/`[\w-]+\.(?:test|spec)\.ts` “/.test(row))).toEqual([])
})

test('every test that is named exists', () => {
  const files = projectFiles('tests', 'packages')
  const missing = named.filter(
    ({ file, title }) => !files.some((path) => path.endsWith(`/${file}`) && read(path).includes(title)),
  )
  expect(missing).toEqual([])
})
