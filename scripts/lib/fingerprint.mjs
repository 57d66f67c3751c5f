import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

function* filesIn(entry, ignored) {
  if (ignored.includes(entry) || !existsSync(entry)) return
  if (!statSync(entry).isDirectory()) yield entry
  else for (const name of readdirSync(entry).sort()) yield* filesIn(`${entry}/${name}`, ignored)
}

/** A hash over the content of files and folders. */
export function fingerprint(entries, ignored = []) {
  const hash = createHash('sha256')
  for (const entry of entries)
    for (const file of filesIn(entry, ignored)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

export const isStamped = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value

export function stamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, value)
}
