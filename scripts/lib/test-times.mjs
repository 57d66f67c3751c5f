import path from 'node:path'

/** How long each test took, from Vitest's JSON report. */
export const timesOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.basename(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

/** How long each test took, from Playwright's JSON report, all tries together. */
export const timesOfPlaywright = ({ suites }) => suites.flatMap((suite) => timesOfSuite(suite, suite.file))

const timesOfSuite = ({ specs = [], suites = [] }, place) => [
  ...specs.map(({ title, tests }) => ({
    title: `${place} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap((suite) => timesOfSuite(suite, `${place} › ${suite.title}`)),
]
