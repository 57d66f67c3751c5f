// Runs all checks and tests but the slow ones, which --all adds: node scripts/test.mjs [--all]
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runChecks } from './lib/checks.mjs'
import { ensureTestBrowsers, playwrightEnvironment } from './lib/chromium.mjs'
import { fingerprint } from './lib/fingerprint.mjs'
import { buildIfChanged, fillDataIfChanged, generate, prepare } from './lib/prepare.mjs'
import { newTally } from './lib/stages.mjs'
import { timesOfPlaywright, timesOfVitest } from './lib/test-times.mjs'

const VITEST_REPORT = 'node_modules/.cache/vitest.json'
const PLAYWRIGHT_REPORT = 'node_modules/.cache/playwright.json'
/** Rare failures of browsers on busy machines are retried once, and listed. */
const RETRIES = 1
/** More flaky journeys than this fail the run. */
const FLAKY_AT_MOST = 2

const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values

// Servers, commands and test workers are many processes of Node, which would each compile the same tools.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')

prepare()
// Downloads go on beside the other stages.
const browsers = ensureTestBrowsers()
await generate()
const tally = newTally()
const routeTree = fingerprint(['app/routeTree.gen.ts'])
const [isBuilt] = await Promise.all([tally.check('build', buildIfChanged), runChecks(tally)])
if (!isBuilt) tally.finish()
await tally.check('route tree is up to date', async () => ({
  ok: fingerprint(['app/routeTree.gen.ts']) === routeTree,
  output: 'The build wrote app/routeTree.gen.ts anew: commit it.',
}))

// Uses one core, and these tests have data of their own.
const data = fillDataIfChanged('.wrangler/e2e', { afresh: true })
await tally.suite('unit, architecture and integration tests', {
  command: 'vitest',
  args: ['run', '--config', 'tests/vitest.config.ts', '--reporter=dot', '--reporter=json'].concat(
    `--outputFile.json=${VITEST_REPORT}`,
    all ? [] : '--tags-filter=!slow',
  ),
  report: VITEST_REPORT,
  countsOf: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  timesOf: timesOfVitest,
})

if (!(await browsers)) {
  await tally.check('Chromium', async () => ({
    ok: false,
    output: 'No Chromium found: set CHROMIUM_PATH, install one, or run `npx playwright install chromium`.',
  }))
  tally.finish()
}
await data
await tally.suite('browser journeys', {
  command: 'playwright',
  args: ['test', '--config', 'tests/playwright.config.ts', '--reporter=dot,json', `--retries=${RETRIES}`].concat(
    all ? [] : '--grep-invert=@slow',
  ),
  env: { ...(await playwrightEnvironment()), PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  report: PLAYWRIGHT_REPORT,
  countsOf: ({ stats: { expected, unexpected, flaky } }) =>
    flaky > FLAKY_AT_MOST
      ? { passed: expected, failed: unexpected + flaky }
      : { passed: expected + flaky, failed: unexpected, flaky },
  timesOf: timesOfPlaywright,
})
tally.finish()
