import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../lib/tools.mjs'

/** Generated, ignored files that tests need. */
const GENERATED = ['.dev.vars', 'app/paraglide', 'worker-configuration.d.ts']

/** A temporary copy of the project; removed at exit. */
export function makeScratch(alsoCopy = []) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

  const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)
  for (const entry of [...files, ...GENERATED, ...alsoCopy])
    cpSync(path.join(root, entry), path.join(scratch, entry), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'))
  // Architecture tests list files with git.
  git(scratch, 'init', '--quiet')
  appendFileSync(path.join(scratch, '.git/info/exclude'), 'node_modules\n')
  return scratch
}
