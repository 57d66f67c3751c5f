import { readFileSync, rmSync } from 'node:fs'
import { run } from './tools.mjs'

const SLOWEST_SHOWN = 10

/** Reports several stages: one line when green, all output when red; then the slowest tests and the sum. */
export function newTally() {
  const sum = { passed: 0, failed: 0 }
  /** @type {{ title: string, seconds: number }[]} */
  const timed = []

  function note(name, startedAt, { passed, failed, flaky = 0, output }) {
    sum.passed += passed
    sum.failed += failed
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const counts = [`${passed} passed`, failed && `${failed} failed`, flaky && `${flaky} at the second try`]
    const count = passed + failed > 1 ? `, ${counts.filter(Boolean).join(', ')}` : ''
    if (failed || flaky) process.stdout.write(`\n${output.trimEnd()}\n\n`)
    process.stdout.write(`${failed ? '✗' : '✓'} ${name} (${seconds} s${count})\n`)
  }

  return {
    sum,
    /** A stage that is one check. */
    async check(name, work) {
      const startedAt = Date.now()
      const { ok, output } = await work()
      note(name, startedAt, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })
      return ok
    },
    /** A stage with its own tests, counted and timed from a report file. */
    async suite(name, { command, args, env, report, countsOf, timesOf }) {
      const startedAt = Date.now()
      rmSync(report, { force: true })
      const { ok, output } = await run(command, args, { env })
      const { counts, times } = readReport(report, { countsOf, timesOf })
      timed.push(...times)
      // A suite that crashed, or ran no test, has failed.
      const isSilentFailure = counts.failed === 0 && (!ok || counts.passed === 0)
      note(name, startedAt, { ...counts, failed: isSilentFailure ? 1 : counts.failed, output })
    },
    /** Prints the slowest tests and the sum, and exits. */
    finish() {
      const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN)
      if (slowest.length) process.stdout.write('The slowest tests:\n')
      for (const { title, seconds } of slowest) process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${title}\n`)
      process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
      process.exit(sum.failed ? 1 : 0)
    },
  }
}

function readReport(file, { countsOf, timesOf }) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return { counts: countsOf(report), times: timesOf(report) }
  } catch {
    return { counts: { passed: 0, failed: 0 }, times: [] }
  }
}
