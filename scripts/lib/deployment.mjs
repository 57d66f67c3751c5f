import { LOCAL_MODE, refusedSecrets, secretNames } from './secrets.mjs'

/** Secrets of production, NAME=value a line; kept out of the repository. */
export const PRODUCTION_SECRETS = '.prod.vars'

const PLACEHOLDER_DATABASE = /database_id\s*=\s*"0{8}-/

/** Why this configuration must not be deployed, in plain words; empty when it may. */
export function refusals(wranglerToml, secrets, environment = {}) {
  // wrangler lets the environment override the file, so what counts is what would arrive.
  const overrides = secretNames.filter((name) => secrets[name] && environment[name])
  const arriving = { ...secrets, ...Object.fromEntries(overrides.map((name) => [name, environment[name]])) }
  const reasons = refusedSecrets(arriving).map(
    (reason) => `${reason} Put it into ${PRODUCTION_SECRETS} (see README.md).`,
  )
  if (PLACEHOLDER_DATABASE.test(wranglerToml))
    reasons.push('database_id in wrangler.toml is the placeholder: create the database and put its id there.')
  if (secrets[LOCAL_MODE] || new RegExp(`^\\s*"?${LOCAL_MODE}`, 'm').test(wranglerToml))
    reasons.push(
      `${LOCAL_MODE} opens everybody's mail: it must stand neither in ${PRODUCTION_SECRETS} nor in wrangler.toml.`,
    )
  if (secrets.COOKIE_PROFILE || !/^COOKIE_PROFILE\s*=\s*"hardened"/m.test(wranglerToml))
    reasons.push(
      `COOKIE_PROFILE in wrangler.toml must be "hardened", and must not stand in ${PRODUCTION_SECRETS}: scripts could read the session.`,
    )
  if (/^TURNSTILE_SITE_KEY\s*=\s*"[^"]/m.test(wranglerToml) && !secrets.TURNSTILE_SECRET_KEY)
    reasons.push(
      `TURNSTILE_SITE_KEY in wrangler.toml needs its TURNSTILE_SECRET_KEY in ${PRODUCTION_SECRETS}: without it no message would pass.`,
    )
  const site = /^SITE_ORIGIN\s*=\s*"(.*)"/m.exec(wranglerToml)?.[1] ?? ''
  if (!isPublicHttps(site) || new URL(site).origin !== site)
    reasons.push('SITE_ORIGIN in wrangler.toml must be where the shop stands, such as https://shop.example.com.')
  const api = /^API_BASE_URL\s*=\s*"(.*)"/m.exec(wranglerToml)?.[1] ?? ''
  if (api && !isPublicHttps(api))
    reasons.push(`API_BASE_URL in wrangler.toml is ${api}: it must be empty or a public https address.`)
  const script = /^MEASUREMENT_SCRIPT\s*=\s*"(.*)"/m.exec(wranglerToml)?.[1] ?? ''
  if (script && !isPublicHttps(script))
    reasons.push(`MEASUREMENT_SCRIPT in wrangler.toml is ${script}: it must be empty or a public https address.`)
  const engine = /^HOSTED_ENGINE\s*=\s*"(.*)"/m.exec(wranglerToml)?.[1] ?? ''
  if (engine && (engine !== 'workers-ai' || !/^\[ai\]\s*\n\s*binding\s*=\s*"AI"/m.test(wranglerToml)))
    reasons.push(
      'HOSTED_ENGINE in wrangler.toml must be empty, or "workers-ai" with its binding ([ai] binding = "AI").',
    )
  const cents = /^HOSTED_ENGINE_CENTS\s*=\s*"(.*)"/m.exec(wranglerToml)?.[1] ?? ''
  if (engine && !/^[1-9]\d{0,5}$/.test(cents))
    reasons.push('HOSTED_ENGINE_CENTS in wrangler.toml must be how many cents a day the hosted engine may cost.')
  return reasons
}

function isPublicHttps(address) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
}
