import { run } from './tools.mjs'

const KNIP = ['--config', 'tests/architecture/knip.jsonc', '--no-progress']

const checks = {
  types: () => run('tsc', ['-p', '.']),
  'lint and format': () => run('biome', ['check', '.']),
  layers: () => run('depcruise', ['--config', 'tests/architecture/layers.mjs', 'app', 'catalogue', 'packages']),
  'unused code': () => run('knip', KNIP),
  // Files and packages that only tests use. Exports are left out, because some exist only for tests.
  'unused code in production': () => run('knip', [...KNIP, '--production', '--include', 'files,dependencies']),
}

/** Static checks. */
export const runChecks = (tally) => Promise.all(Object.entries(checks).map(([name, work]) => tally.check(name, work)))
