import { globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { seedStatements } from '../catalogue/seed-sql.ts'
import { readPages } from '../scripts/lib/pages.ts'
import { readImportedRange } from './support/catalogue-file.ts'
import { GOOGLE_CLIENT_ID, googleIssuer } from './support/google-issuer.ts'
import { LongestFirst } from './support/longest-first.ts'

/** With `--sequence.shuffle.files`, which shows whether files depend on their order. */
const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'))

const unitTests = ['{tests/{unit,architecture},packages/*/tests}/**/*.test.ts']
const integrationTests = ['tests/integration/**/*.test.ts']

const filesThat = (calls: RegExp, files: string[]) =>
  globSync(files).filter((file) => calls.test(readFileSync(file, 'utf8')))
/** Replaced modules, or the browser's database, would leak into the next file. */
const unitTestsAlone = filesThat(/vi\.(?:do)?[mM]ock\(|fake-indexeddb\/auto/, unitTests)
/** After modules were loaded anew, the next file would wait for the Worker once more. */
const integrationTestsAlone = filesThat(/vi\.(?:(?:do)?[mM]ock|resetModules)\(/, integrationTests)

/** The built Worker inside workerd, with D1, R2 and Images of its own. */
const inWorker = () => ({
  resolve: {
    alias: [{ find: /^.*\/read-source\.ts$/, replacement: `${import.meta.dirname}/support/read-source.ts` }],
  },
  plugins: [
    cloudflareTest(async () => {
      const { url } = await googleIssuer()
      return {
        main: './dist/server/index.js',
        wrangler: { configPath: './dist/server/wrangler.json' },
        miniflare: {
          bindings: {
            TEST_MIGRATIONS: await readD1Migrations('app/server/db/migrations'),
            TEST_SEED: seedStatements(readImportedRange()),
            GOOGLE_CLIENT_ID,
            GOOGLE_ISSUER: url,
            GOOGLE_JWKS_URL: `${url}/certs`,
          },
        },
      }
    }),
  ],
})
const inIntegration = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/support/prepare-database.ts'],
}

export default defineConfig({
  root: '.',
  define: {
    __LOCALE_VARIANTS__: 'true',
    __BUILD_ID__: '"test"',
    __PICTURES_ID__: '"pictures"',
    __PAGES__: JSON.stringify(readPages()),
  },
  test: {
    tags: [{ name: 'slow', description: 'Left to `npm run test:all`.' }],
    // One worker a core; by default, Vitest leaves one of two idle.
    maxWorkers: '100%',
    // Every request logs a line.
    silent: 'passed-only',
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    // Long timeouts, because both cores may be busy.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: unitTests,
          exclude: unitTestsAlone,
          environment: 'node',
          // A process per file would cost half a second each.
          isolate: false,
          setupFiles: ['tests/support/restore-globals.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'unit-alone', testTimeout: 30_000, include: unitTestsAlone, environment: 'node' },
      },
      {
        extends: true,
        ...inWorker(),
        test: {
          ...inIntegration,
          name: 'integration',
          include: integrationTests,
          exclude: integrationTestsAlone,
          // A runtime per file would cost three seconds each, most of it for loading the Worker.
          isolate: false,
        },
      },
      {
        extends: true,
        ...inWorker(),
        test: { ...inIntegration, name: 'integration-alone', include: integrationTestsAlone },
      },
    ],
  },
})
