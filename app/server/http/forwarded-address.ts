import { isSame, keyed, sessionSecrets } from '../secrets'

/** Header between instances with the same SESSION_SECRET: the visitor of a call. */
export const FORWARDED_ADDRESS = 'x-visitor-address'

/** Signs a visitor's address, so that visitors cannot forge it. */
export function signAddress(address: string, env: Pick<Env, 'SESSION_SECRET'>): string {
  const [secret] = sessionSecrets(env)
  return `${address} ${sealOf(secret, address)}`
}

/** The signed address; undefined for invalid signatures. */
export function verifyAddress(sealed: string, env: Pick<Env, 'SESSION_SECRET'>): string | undefined {
  const [address = '', seal = ''] = sealed.split(' ')
  return sessionSecrets(env).some((secret) => isSame(seal, sealOf(secret, address))) ? address : undefined
}

const sealOf = (secret: string, address: string) => keyed(secret, 'forwarded-address', address)
