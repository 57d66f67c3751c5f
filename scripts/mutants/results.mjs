import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { playwrightEnvironment } from '../lib/chromium.mjs'
import { run } from '../lib/tools.mjs'

const isBrowserTest = (file) => file.startsWith('tests/e2e/')

/** True if a test file needs the build. */
export const needsBuild = (file) =>
  !file.startsWith('tests/unit/') && (!file.startsWith('tests/architecture/') || /chunks/.test(file))

/** Runs the tests with given IDs in a copy of the project. */
export async function resultsOf(copy, files, ids) {
  const runners = [
    { run: vitest, files: files.filter((file) => !isBrowserTest(file)) },
    { run: playwright, files: files.filter(isBrowserTest) },
  ]
  const results = []
  for (const runner of runners)
    if (runner.files.length) results.push(...(await runner.run(copy, runner.files, titlePattern(ids))))
  return results
}

const titlePattern = (ids) => `\\[[^\\]]*(?:${ids.join('|')})\\b`

async function vitest(copy, files, titles) {
  const report = path.join(copy, 'vitest.json')
  const output = ['--reporter=json', `--outputFile=${report}`]
  const { testResults = [] } = await reportOf(report, () =>
    run('vitest', ['run', '--config', 'tests/vitest.config.ts', ...output, '-t', titles, ...files], { cwd: copy }),
  )
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: path.relative(copy, name),
        title: fullName,
        passed: status === 'passed',
      })),
  )
}

async function playwright(copy, files, titles) {
  const report = path.join(copy, 'playwright.json')
  const { suites = [] } = await reportOf(report, async () =>
    run(
      'playwright',
      ['test', '--config', 'tests/playwright.config.ts', '--reporter=json', '--grep', titles, ...files],
      {
        cwd: copy,
        env: { ...(await playwrightEnvironment()), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    ),
  )
  const specsIn = (suite, titles) => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ file: suite.file, title: [...titles, title].join(' '), ok })),
    ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, [...titles, inner.title])),
  ]
  return suites
    .flatMap((suite) => specsIn(suite, []))
    .map(({ file, title, ok }) => ({ file: `tests/e2e/${file}`, title, passed: ok }))
}

async function reportOf(file, work) {
  rmSync(file, { force: true })
  await work()
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
