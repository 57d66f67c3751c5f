import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'

const ROUTE = 60

test('routes are thin: at most 60 lines each', () => {
  const routes = projectFiles('app/routes')
  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter((file) => read(file).trimEnd().split('\n').length > ROUTE)).toEqual([])
})
