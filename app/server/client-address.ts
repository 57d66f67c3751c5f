import { isLocal } from './local-mode'

/**
 * The address a request comes from, as what is counted by rate limits: Cloudflare writes it, no visitor can. In local
 * mode, where everybody is 127.0.0.1, a test may say whom it plays.
 */
export function clientAddress(headers: Headers, env: Pick<Env, 'LOCAL_MODE'>): string {
  const [played = ''] = isLocal(env) ? (headers.get('x-forwarded-for') ?? '').split(',') : []
  return networkOf(played.trim() || headers.get('cf-connecting-ip') || 'unknown')
}

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
