import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from '#tests/support/sources'

test('files that the comments of wrangler.toml name exist', () => {
  const named = read('wrangler.toml').match(/\b(?:app|scripts|tests)\/[\w/.-]+\.\w+/g) ?? []
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})
