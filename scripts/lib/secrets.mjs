import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Prefix of development secrets, so that `npm run deploy` can refuse them. */
const DEVELOPMENT_MARK = 'DEV_'

export const secretNames = ['SESSION_SECRET']

/** Enables /dev/mail and test addresses; never deployed. */
export const LOCAL_MODE = 'LOCAL_MODE'

const valuesOfDevelopment = {
  ...Object.fromEntries(
    secretNames.map((name) => [name, () => `${DEVELOPMENT_MARK}${randomBytes(32).toString('base64url')}`]),
  ),
  // Signs the notices of the bank simulator.
  SEPAY_SECRET: () => `${DEVELOPMENT_MARK}${randomBytes(32).toString('base64url')}`,
  [LOCAL_MODE]: () => '1',
  // Browsers need not keep Secure cookies over http.
  COOKIE_PROFILE: () => 'compat',
}

/** Creates this machine's secrets and settings on the first start; not in the repository. */
export function ensureDevelopmentSecrets(file = '.dev.vars') {
  const present = readSecrets(file)
  const missing = Object.entries(valuesOfDevelopment).filter(([name]) => !present[name])
  if (!missing.length) return
  const lines = missing.map(([name, newValue]) => `${name}=${newValue()}\n`)
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n*$/, '\n').replace(/^\n$/, '') : ''
  writeFileSync(file, before + lines.join(''), { mode: 0o600 })
  keepPrivate(file)
}

/** Makes a file readable by its owner only. */
export function keepPrivate(file) {
  if (existsSync(file)) chmodSync(file, 0o600)
}

/** Parses a NAME=value file; empty when it is missing. */
export function readSecrets(file) {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').split('\n')
  const pairs = lines.map((line) => /^\s*([A-Z][A-Z0-9_]*)\s*=\s*"?(.*?)"?\s*$/.exec(line)).filter(Boolean)
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

/** Faults of the secrets to deploy; `new,old` counts as two secrets. */
export function refusedSecrets(secrets) {
  return secretNames.flatMap((name) => {
    if (!secrets[name]) return [`${name} is missing.`]
    const values = secrets[name].split(',').map((value) => value.trim())
    if (values.some((value) => value.startsWith(DEVELOPMENT_MARK))) return [`${name} is a development secret.`]
    return values.some((value) => value.length < 32) ? [`${name} is shorter than 32 characters.`] : []
  })
}
