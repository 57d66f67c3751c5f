import { exports } from 'cloudflare:workers'
import { createHash } from 'node:crypto'

const ORIGIN = 'http://localhost'
/** Origin of the API client's in-process calls (app/server/api-client/api-client.ts). */
const IN_PROCESS_ORIGIN = 'http://api.internal'

let visitors = 0

/** A request to the built Worker from a client address of its own; redirects are not followed. */
export function get(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init })
  const { headers } = request
  // Requests are limited per address.
  if (!headers.has('x-forwarded-for') && !headers.has('cf-connecting-ip'))
    headers.set('cf-connecting-ip', `198.18.${(visitors >> 8) & 255}.${visitors++ & 255}`)
  return exports.default.fetch(request)
}

/** A fetch for the API client that stays in the process. */
export const throughFrontDoor: typeof fetch = (input, init) => {
  const { origin, pathname, search } = new URL(String(input))
  const host = origin === IN_PROCESS_ORIGIN ? ORIGIN : origin
  return exports.default.fetch(new Request(host + pathname + search, init))
}

/** Headers without the unique request id. */
export const commonHeaders = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')

/** The response's policy, and inline scripts and styles that it blocks. */
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

/** A page that is not cached yet: a listing with a unique price limit. */
let price = 5_000_000_000 + (Date.now() % 1_000_000_000)
export const uniquePage = () => `/en/category/bed?max=${price++}`

/** Pages are stored after their answer is sent. */
export const untilStored = () => new Promise((resume) => setTimeout(resume, 100))
