import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Longer files may hold two subjects. */
const HINT_LINES = 300

/** Source files above the hint, longest first. */
export function longFiles() {
  const files = execFileSync('git', ['ls-files', 'app', 'scripts', 'catalogue', 'packages'], {
    encoding: 'utf8',
  }).split('\n')
  return files
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.gen.ts') && existsSync(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > HINT_LINES)
    .sort((one, other) => other.lines - one.lines)
}
