import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import { api } from '#app/api/api'
import { findAccount } from '#app/features/auth/account/account.server'
import { hashPassword } from '#app/features/auth/account/password.server'
import { openSession } from '#app/features/auth/session/session.server'
import { openDatabase } from '#app/server/db/client'
import { accounts } from '#app/server/db/schema'
import { sessionSecrets } from '#app/server/secrets'
import { get } from './front-door'

const { DB, ...bindings } = env as Env
const db = openDatabase(DB)

export type Body = { success?: boolean; code?: string; message: string; data: Record<string, string> }
type Extra = { headers?: Record<string, string>; language?: string }

/** Device info of a call. */
const device = { browser: 'Firefox', browserVersion: '143.0', os: 'Windows', osVersion: '11', type: 'desktop' }

let counter = 0
/** A person without an account, with their own address. */
export const stranger = (name = 'An') => {
  const number = `${Date.now().toString(36)}${counter++}`
  return {
    email: `${name.toLowerCase()}.${number}@example.com`,
    password: `mật khẩu ${number}`,
    address: `198.51.${counter % 250}.${Math.floor(Math.random() * 250)}`,
  }
}
export type Person = ReturnType<typeof stranger>

/** An API call in the specification's envelope. */
export const post = (path: string, data: unknown, { headers = {}, language = 'vi' }: Extra = {}) =>
  postRaw(path, envelope(data, language), headers)

const JSON_TYPE = { 'content-type': 'application/json' }

const envelope = (data: unknown, language = 'vi') => JSON.stringify({ meta: { language, traceID: 'trace' }, data })

export const postRaw = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } })

export const bodyOf = async (answer: Response) => (await answer.json()) as Body

export const from = (person: Person, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': person.address, ...headers },
})

export const registration = ({ email, password }: Person) => ({
  displayName: 'Nguyễn Văn An',
  phoneNumber: '0912345678',
  email,
  password,
  deviceInfo: device,
  websiteAccessIp: '203.0.113.9',
  lang: 'vi',
})

export const credentials = ({ email, password }: Pick<Person, 'email' | 'password'>) => ({
  email,
  password,
  websiteAccessIp: '203.0.113.9',
  DeviceInfo: device,
  lang: 'vi',
})

export const register = (person: Person, extra = from(person)) =>
  post('/api/auth/register', registration(person), extra)

export const login = (person: Person, extra = from(person)) => post('/api/auth/login', credentials(person), extra)

type Letter = { subject: string; text: string; html: string; headers: string | null }

/** A mailbox's letters, newest first, once there are at least this many. */
export async function lettersTo(email: string, atLeast = 1): Promise<Letter[]> {
  return vi.waitFor(
    async () => {
      const { results } = await DB.prepare('select * from local_mail where recipient = ? order by id desc')
        .bind(email)
        .all<Letter>()
      expect(results.length).toBeGreaterThanOrEqual(atLeast)
      return results
    },
    { timeout: 10_000, interval: 20 },
  )
}

/** A mailbox's newest letter, its link's fragment, and its code. */
export async function letterTo(email: string, atLeast = 1) {
  const [letter] = await lettersTo(email, atLeast)
  if (!letter) throw new Error(`No letter to ${email}`)
  const link = new URL(/https?:\/\/\S+/.exec(letter.text)?.[0] ?? '')
  return {
    ...letter,
    link,
    fragment: Object.fromEntries(new URLSearchParams(link.hash.slice(1))),
    code: /\b\d{6}\b/.exec(letter.text.replace(link.href, ''))?.[0] ?? '',
  }
}

/** Cheap to verify; the first login rehashes it at full cost. */
const WEAK = { N: 2 ** 10, r: 8, p: 1 }

/** A person with an activated account. */
export async function customer(name?: string): Promise<Person> {
  const person = stranger(name)
  const account = {
    id: crypto.randomUUID(),
    email: person.email,
    displayName: 'Nguyễn Văn An',
    phoneNumber: '0912345678',
  }
  const passwordHash = await hashPassword(person.password, WEAK)
  const now = Date.now()
  await db.insert(accounts).values({ ...account, locale: 'vi', passwordHash, activatedAt: now, createdAt: now })
  return person
}

/** Tokens of a response that signed in. */
export async function sessionOf(answer: Response) {
  expect(answer.status).toBe(200)
  return { token: (await bodyOf(answer)).data.access_token ?? '', renewal: renewalOf(answer) }
}

export const renewalOf = (answer: Response) =>
  /(?:^|, )renewal=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''

/** A signed-in person. */
export async function signedIn(name?: string) {
  const person = await customer(name)
  const accountId = (await findAccount(db, person.email))?.id ?? ''
  const opened = await openSession(db, sessionSecrets(bindings), { accountId, device, address: person.address })
  if (!opened) throw new Error(`No account of ${person.email}`)
  return { person, token: opened.accessToken, renewal: opened.renewalToken }
}

export const refresh = (renewal: string, headers: Record<string, string> = {}) =>
  post(
    '/api/auth/refresh',
    { websiteAccessIp: '203.0.113.9', deviceInfo: device },
    { headers: { cookie: `renewal=${renewal}`, ...headers } },
  )

/** A call with changed bindings. */
export async function askWith(
  changed: Partial<Record<keyof Env, unknown>>,
  path: string,
  data?: unknown,
  headers: Record<string, string> = {},
) {
  const context = createExecutionContext()
  const init =
    data === undefined ? { headers } : { method: 'POST', body: envelope(data), headers: { ...JSON_TYPE, ...headers } }
  const answer = await api.request(path, init, { ...env, ...changed }, context)
  await waitOnExecutionContext(context)
  return answer
}
