import { isSame, keyed, sessionSecrets } from '../auth/session-secrets'

/** Between two instances of the shop that hold one SESSION_SECRET: whom a call is made for. */
export const FORWARDED_ADDRESS = 'x-visitor-address'

/** A visitor's address with the seal by which the other instance knows that we say it, and no visitor. */
export function signAddress(address: string, env: Pick<Env, 'SESSION_SECRET'>): string {
  const [secret] = sessionSecrets(env)
  return `${address} ${sealOf(secret, address)}`
}

/** The address that another instance has sealed; nothing for what anybody else wrote. */
export function verifyAddress(sealed: string, env: Pick<Env, 'SESSION_SECRET'>): string | undefined {
  const [address = '', seal = ''] = sealed.split(' ')
  return sessionSecrets(env).some((secret) => isSame(seal, sealOf(secret, address))) ? address : undefined
}

const sealOf = (secret: string, address: string) => keyed(secret, 'forwarded-address', address)
