import { parse } from 'smol-toml'
import { isOfDevelopment, LOCAL_MODE, optionalServices, refusedSecrets, secretNames } from './secrets.mjs'

/** Production secrets, NAME=value per line; not in the repository. */
export const PRODUCTION_SECRETS = '.prod.vars'

const PLACEHOLDER_DATABASE = /^0{8}-/
/** Addresses that the Worker calls or redirects to; each may be empty. */
const ADDRESSES = [
  'API_BASE_URL',
  'GOOGLE_ISSUER',
  'GOOGLE_JWKS_URL',
  'MEASUREMENT_SCRIPT',
  'STORAGE_ORIGIN',
  'TURNSTILE_VERIFY_URL',
  ...optionalServices.flatMap(({ addresses }) => addresses),
]

/** Reasons not to deploy this configuration; empty when there are none. */
export function refusals(wranglerToml, secrets, environment = {}) {
  const configuration = readToml(wranglerToml)
  if (!configuration) return ['wrangler.toml cannot be read: it is not TOML.']
  const { vars = {}, d1_databases: databases = [] } = configuration
  /** All values of a name, in every environment. */
  const everywhere = (name) => valuesOf(configuration, name)
  // wrangler lets the environment override the file, so this checks the effective values.
  const overrides = secretNames.filter((name) => secrets[name] && environment[name])
  const arriving = { ...secrets, ...Object.fromEntries(overrides.map((name) => [name, environment[name]])) }
  const reasons = refusedSecrets(arriving).map(
    (reason) => `${reason} Put it into ${PRODUCTION_SECRETS} (see README.md).`,
  )
  if (!databases.length || everywhere('database_id').some((id) => PLACEHOLDER_DATABASE.test(id)))
    reasons.push('database_id in wrangler.toml is the placeholder: create the database and put its id there.')
  if (secrets[LOCAL_MODE] || everywhere(LOCAL_MODE).length)
    reasons.push(
      `${LOCAL_MODE} opens everybody's mail: it must stand neither in ${PRODUCTION_SECRETS} nor in wrangler.toml.`,
    )
  const profiles = everywhere('COOKIE_PROFILE')
  if (secrets.COOKIE_PROFILE || !vars.COOKIE_PROFILE || profiles.some((profile) => profile !== 'hardened'))
    reasons.push(
      `COOKIE_PROFILE in wrangler.toml must be "hardened", and must not stand in ${PRODUCTION_SECRETS}: scripts could read the session.`,
    )
  if (vars.TURNSTILE_SITE_KEY && !secrets.TURNSTILE_SECRET_KEY)
    reasons.push(
      `TURNSTILE_SITE_KEY in wrangler.toml needs its TURNSTILE_SECRET_KEY in ${PRODUCTION_SECRETS}: without it no message would pass.`,
    )
  for (const { number, addresses, secrets: names } of optionalServices) {
    const isOn = everywhere(number).some((value) => value !== '')
    const lacking = isOn ? names.filter((name) => !secrets[name] || isOfDevelopment(secrets[name])) : []
    if (lacking.length)
      reasons.push(
        `${number} in wrangler.toml switches a service on that needs ${lacking.join(' and ')} in ${PRODUCTION_SECRETS}.`,
      )
    for (const address of addresses)
      if (isOn && !vars[address]) reasons.push(`${number} in wrangler.toml needs its ${address}.`)
  }
  const doors = ['workers_dev', 'preview_urls'].filter(
    (name) => configuration[name] !== false || everywhere(name).some((isOpen) => isOpen !== false),
  )
  if (doors.length)
    reasons.push(
      `${doors.join(' and ')} in wrangler.toml must be false: the shop would stand at a second address too, past the rules of its zone.`,
    )
  const sites = [vars.SITE_ORIGIN ?? '', ...everywhere('SITE_ORIGIN')]
  if (sites.some((site) => !isPublicHttps(site) || new URL(site).origin !== site))
    reasons.push('SITE_ORIGIN in wrangler.toml must be where the shop stands, such as https://shop.example.com.')
  for (const name of ADDRESSES)
    for (const address of new Set([...everywhere(name), secrets[name]]))
      if (address && !isPublicHttps(address))
        reasons.push(`${name} in wrangler.toml is ${address}: it must be empty or a public https address.`)
  const engine = vars.HOSTED_ENGINE
  if (engine && (engine !== 'workers-ai' || configuration.ai?.binding !== 'AI'))
    reasons.push(
      'HOSTED_ENGINE in wrangler.toml must be empty, or "workers-ai" with its binding ([ai] binding = "AI").',
    )
  if (engine && !/^[1-9]\d{0,5}$/.test(vars.HOSTED_ENGINE_CENTS ?? ''))
    reasons.push('HOSTED_ENGINE_CENTS in wrangler.toml must be how many cents a day the hosted engine may cost.')
  if (everywhere('HOUSE_DOCTOR_MODEL').some((path) => path && !isOwnPath(path)))
    reasons.push(
      'HOUSE_DOCTOR_MODEL in wrangler.toml must be empty, or a path of the shop itself, such as /models/labels.json.',
    )
  return reasons
}

const isOwnPath = (path) =>
  String(path).startsWith('/') && URL.parse(path, 'https://shop.example')?.origin === 'https://shop.example'

function readToml(text) {
  try {
    return parse(text)
  } catch {
    return
  }
}

/** Every value of a name at any depth. */
function valuesOf(part, name) {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === name ? [value, ...valuesOf(value, name)] : valuesOf(value, name),
  )
}

function isPublicHttps(address) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
}
