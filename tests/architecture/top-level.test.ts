import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/sources'

const rooms = [
  '.ci',
  '.github',
  'app',
  'catalogue',
  'docs',
  'messages',
  'packages',
  'project.inlang',
  'public',
  'scripts',
  'tests',
  'app.config.ts',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'package.json',
  'README.md',
  'SECURITY.md',
  'tsconfig.json',
  'wrangler.toml',
]
/** Files that tools need at the top level. */
const forced = ['.gitignore', '.npmrc', 'biome.json', 'package-lock.json']

test('the top level holds the rooms of the house and what tools force, nothing else', () => {
  const entries = new Set(projectFiles().map((file) => file.split('/')[0] ?? ''))
  expect([...entries].sort()).toEqual([...rooms, ...forced].sort())
})
