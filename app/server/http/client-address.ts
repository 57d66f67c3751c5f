import { isLocal } from '../local-mode'
import { FORWARDED_ADDRESS, signAddress, verifyAddress } from './forwarded-address'

type AddressBindings = Pick<Env, 'LOCAL_MODE' | 'SESSION_SECRET'>

/**
 * The address a request comes from, as what is counted by rate limits: Cloudflare writes it, no visitor can. A call of
 * another instance of the shop says for whom it is made. In local mode, where everybody is 127.0.0.1, a test may say
 * whom it plays.
 */
export function clientAddress(headers: Headers, env: AddressBindings): string {
  const sealed = headers.get(FORWARDED_ADDRESS)
  const forwarded = sealed && verifyAddress(sealed, env)
  if (forwarded) return forwarded
  const [played = ''] = isLocal(env) ? (headers.get('x-forwarded-for') ?? '').split(',') : []
  return networkOf(played.trim() || headers.get('cf-connecting-ip') || 'unknown')
}

/** For a call of another host: the address of the visitor it is made for, in a header that an instance of ours believes. */
export const forwardedAddress = (headers: Headers, env: AddressBindings): Record<string, string> => ({
  [FORWARDED_ADDRESS]: signAddress(clientAddress(headers, env), env),
})

const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

/** Whoever has one IPv6 address has the 2⁶⁴ of its network: they count as one. */
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
