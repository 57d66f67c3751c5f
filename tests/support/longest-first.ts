import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A timeout as tests write it, after a test or as a constant, in seconds. */
const TIMEOUT = /(?:\}, |^ +|LONG = )(\d+)_000,?\)?$/gm
const timeoutOf = ({ moduleId }: TestSpecification) =>
  Math.max(0, ...[...readFileSync(moduleId, 'utf8').matchAll(TIMEOUT)].map(([, seconds]) => Number(seconds)))

/**
 * In each project, begins with the files that give a test the longest time, so that none of them still runs when all
 * others are done. By itself Vitest begins with the largest files, until it has measured them once.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, timeout: timeoutOf(file) }))
    const projects = Map.groupBy(sorted, ({ file }) => file.project)
    return [...projects.values()].flatMap((group) =>
      group.sort((one, other) => other.timeout - one.timeout).map(({ file }) => file),
    )
  }
}
