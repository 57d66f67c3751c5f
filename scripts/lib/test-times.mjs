import path from 'node:path'

/** Duration of each test, from Vitest's JSON report. */
export const timesOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.basename(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

/** Duration of each test including retries, from Playwright's JSON report. */
export const timesOfPlaywright = ({ suites }) => suites.flatMap((suite) => timesOfSuite(suite, suite.file))

const timesOfSuite = ({ specs = [], suites = [] }, place) => [
  ...specs.map(({ title, tests }) => ({
    title: `${place} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap((suite) => timesOfSuite(suite, `${place} › ${suite.title}`)),
]
