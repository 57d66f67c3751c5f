import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Stands before every secret made for a developer's machine, so that `npm run deploy` can refuse it. */
const DEVELOPMENT_MARK = 'DEV_'

export const secretNames = ['SESSION_SECRET']

/** Opens /dev/mail and lets tests play addresses; stands in no configuration that is deployed. */
export const LOCAL_MODE = 'LOCAL_MODE'

const valuesOfDevelopment = {
  ...Object.fromEntries(
    secretNames.map((name) => [name, () => `${DEVELOPMENT_MARK}${randomBytes(32).toString('base64url')}`]),
  ),
  [LOCAL_MODE]: () => '1',
  // Over http, as on this machine, no browser need keep a Secure cookie.
  COOKIE_PROFILE: () => 'compat',
}

/** Secrets of this machine, its local mode and its cookies, made on the first start and kept out of the repository. */
export function ensureDevelopmentSecrets(file = '.dev.vars') {
  const present = readSecrets(file)
  const missing = Object.entries(valuesOfDevelopment).filter(([name]) => !present[name])
  if (!missing.length) return
  const lines = missing.map(([name, newValue]) => `${name}=${newValue()}\n`)
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n*$/, '\n').replace(/^\n$/, '') : ''
  writeFileSync(file, before + lines.join(''), { mode: 0o600 })
  keepPrivate(file)
}

/** A file of secrets is its owner's alone to read. */
export function keepPrivate(file) {
  if (existsSync(file)) chmodSync(file, 0o600)
}

/** Names and values of a NAME=value file; none when there is no such file. */
export function readSecrets(file) {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').split('\n')
  const pairs = lines.map((line) => /^\s*([A-Z][A-Z0-9_]*)\s*=\s*"?(.*?)"?\s*$/.exec(line)).filter(Boolean)
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

/** What is wrong with the secrets about to be deployed; nothing when they may go. `new,old` counts as two. */
export function refusedSecrets(secrets) {
  return secretNames.flatMap((name) => {
    if (!secrets[name]) return [`${name} is missing.`]
    const values = secrets[name].split(',').map((value) => value.trim())
    if (values.some((value) => value.startsWith(DEVELOPMENT_MARK))) return [`${name} is a development secret.`]
    return values.some((value) => value.length < 32) ? [`${name} is shorter than 32 characters.`] : []
  })
}
