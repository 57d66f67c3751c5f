import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'

const FILE = 200
const SCHEMA = 300
const ROUTE = 60

/** Files that may be longer, with the reason. */
const longer: Record<string, string> = {
  'app/features/house-doctor/engine/masks/grid-cut.ts':
    'one algorithm whose steps all work on the same arrays; its two trees mean nothing apart',
  'scripts/hostile/places.ts': 'one list: each address that takes something, with what it takes',
  'app/server/page-cache.ts': 'one mechanism over one memory; in two files each half would need the other to be read',
}

const ceilingOf = (file: string) =>
  file.startsWith('app/routes/') ? ROUTE : file === 'app/server/db/schema.ts' ? SCHEMA : FILE

const linesOf = (file: string) => read(file).trimEnd().split('\n').length

const tooLong = projectFiles('app', 'scripts')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/routeTree\.gen|\/migrations\//.test(file))
  .map((file) => ({ file, lines: linesOf(file), ceiling: ceilingOf(file) }))
  .filter(({ lines, ceiling }) => lines > ceiling)

test('a file is one room: at most 200 lines, a route at most 60', () => {
  expect(tooLong.filter(({ file }) => !(file in longer))).toEqual([])
})

test('no exception is left of a file that has become short', () => {
  const files = tooLong.map(({ file }) => file)
  expect(Object.keys(longer).filter((file) => !files.includes(file))).toEqual([])
})
