import { exports } from 'cloudflare:workers'
import { createHash } from 'node:crypto'

const ORIGIN = 'http://localhost'
/** What the API's client calls the API that it reaches without a network (app/server/api-client/api-client.ts). */
const IN_PROCESS_ORIGIN = 'http://api.internal'

let visitors = 0

/** One request through the built Worker's front door, of a visitor of its own; redirects are not followed. */
export function get(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init })
  const { headers } = request
  // One address asks so often and no more.
  if (!headers.has('x-forwarded-for') && !headers.has('cf-connecting-ip'))
    headers.set('cf-connecting-ip', `198.18.${(visitors >> 8) & 255}.${visitors++ & 255}`)
  return exports.default.fetch(request)
}

/** The same as a transport of API calls that never leave the process. */
export const throughFrontDoor: typeof fetch = (input, init) => {
  const { origin, pathname, search } = new URL(String(input))
  const host = origin === IN_PROCESS_ORIGIN ? ORIGIN : origin
  return exports.default.fetch(new Request(host + pathname + search, init))
}

/** An answer's headers without its own name, which differs from every other's. */
export const commonHeaders = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')

/** An answer's policy, and those inline scripts and styles of its body that the policy does not let in. */
export async function policyOf(answer: Response) {
  const body = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  const refused = [...body.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1/gs)].filter(
    ([, tag, attributes = '', text]) => {
      const isRun = text && !attributes.includes('application/ld+json')
      const directive = policy.split('; ').find((part) => part.startsWith(`${tag}-src`))
      const hash = createHash('sha256').update(String(text)).digest('base64')
      return isRun && !directive?.includes(` 'sha256-${hash}'`)
    },
  )
  return { body, policy, refused: refused.map(([element]) => element) }
}

/** A page that no earlier test has asked for, so that it is not in the cache yet: a listing up to a price of its own. */
let price = 5_000_000_000 + (Date.now() % 1_000_000_000)
export const uniquePage = () => `/en/category/bed?max=${price++}`

/** Storing a page happens after its answer has gone out. */
export const untilStored = () => new Promise((resume) => setTimeout(resume, 100))
