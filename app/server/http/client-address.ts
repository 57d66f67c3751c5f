import { isLocal } from '../local-mode'
import { FORWARDED_ADDRESS, signAddress, verifyAddress } from './forwarded-address'

type AddressBindings = Pick<Env, 'LOCAL_MODE' | 'SESSION_SECRET'>

/**
 * Client address for rate limits: set by Cloudflare, so visitors cannot forge it. Calls from another instance carry
 * their visitor's; in local mode tests may choose one.
 */
export function clientAddress(headers: Headers, env: AddressBindings): string {
  const sealed = headers.get(FORWARDED_ADDRESS)
  const forwarded = sealed && verifyAddress(sealed, env)
  if (forwarded) return forwarded
  const [played = ''] = isLocal(env) ? (headers.get('x-forwarded-for') ?? '').split(',') : []
  return networkOf(played.trim() || headers.get('cf-connecting-ip') || 'unknown')
}

/** Signed header that tells another instance the visitor's address. */
export const forwardedAddress = (headers: Headers, env: AddressBindings): Record<string, string> => ({
  [FORWARDED_ADDRESS]: signAddress(clientAddress(headers, env), env),
})

const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

/** An IPv6 client controls 2⁶⁴ addresses, so its network counts as one. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const start = groupsIn(head)
  const end = groupsIn(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(GROUPS - start.length - end.length, 0)
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end]
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}

const groupsIn = (part: string) => part.split(':').filter(Boolean)
