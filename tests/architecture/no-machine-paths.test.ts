import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'

const TEXT = /\.(tsx?|mjs|js|json|jsonc|toml|css|md|sql|svg|html|webmanifest|txt)$|(^|\/)(\.\w+|run|_headers|LICENSE)$/

const forbidden = {
  'an absolute path of one machine': /(?:^|[\s"'`(=:])\/(?:tmp|work|root|home|Users|mnt|var)\/|\b[A-Z]:\\Users\\/,
  'the host of a package registry': /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|"resolved":\s*"http/,
  'a folder beside the project': /\.\.\/(?:\.\.\/)*shared\//,
}

test.each(Object.entries(forbidden))('no file names %s', (_, pattern) => {
  // Hostile strings contain paths.
  const exempt = ['tests/architecture/no-machine-paths.test.ts', 'scripts/hostile/naughty-strings.txt']
  const naming = projectFiles().filter((file) => TEXT.test(file) && !exempt.includes(file) && pattern.test(read(file)))
  expect(naming).toEqual([])
})
