import { median, type Row } from './table.ts'

const ROUNDS = 20
const MOST_MS_OF_A_SESSION_CHECK = 2
/** Minimum share of the hash in a login: only the hash is meant to be slow. */
const LEAST_SHARE_OF_THE_HASH = 0.5

type Cookies = { token: string; renewal: string }

/** Cost of signing in, the hash's share of it, and the cost of a session per page. */
export async function benchSignIn(origin: string): Promise<Row[]> {
  const customer = await newCustomer(origin)
  let cookies = await customer.login()
  const login = await timed(async () => {
    cookies = await customer.login()
  })
  const renewal = await timed(() => customer.renew(cookies))
  const hash = login - renewal

  // Both bypass the page cache; only valid tokens are verified.
  const rubbish: number[] = []
  const valid: number[] = []
  for (let round = 0; round < 3; round++) {
    rubbish.push(await timed(() => page(origin, 'token=rubbish')))
    valid.push(await timed(() => page(origin, `token=${cookies.token}; renewal=${cookies.renewal}`)))
  }
  const check = Math.max(median(valid) - median(rubbish), 0)

  return [
    {
      what: 'login less renewal, which does the same without a hash: scrypt’s share of a login',
      value: `${hash.toFixed(0)} ms`,
      against: `${login.toFixed(0)} ms (login)`,
      ratio: hash / login,
      limit: { atLeast: LEAST_SHARE_OF_THE_HASH },
    },
    {
      what: 'home for a signed-in visitor, beyond one whose token is rubbish',
      value: `${check.toFixed(1)} ms`,
      against: `${MOST_MS_OF_A_SESSION_CHECK} ms`,
      ratio: check / MOST_MS_OF_A_SESSION_CHECK,
      limit: { atMost: 1 },
    },
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

const page = async (origin: string, cookie: string) => (await fetch(`${origin}/vi`, { headers: { cookie } })).text()

/** A new activated account, at an address with unused limits. */
async function newCustomer(origin: string) {
  const id = crypto.randomUUID()
  const email = `bench.${id}@example.com`
  const password = `bench ${id}`
  const session = { websiteAccessIp: '', deviceInfo: {} }

  async function post(path: string, data: object, cookie = ''): Promise<Response> {
    const answer = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': id, cookie },
      body: JSON.stringify({ meta: { language: 'vi', traceID: '' }, data }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }

  await post('register', { ...session, displayName: 'Bench', phoneNumber: '0912345678', email, password })
  await post('activate', { token: await activationToken(origin, email) })
  return {
    async login(): Promise<Cookies> {
      const answer = await post('login', { email, password, websiteAccessIp: '', DeviceInfo: {} })
      const { data } = (await answer.json()) as { data: { access_token: string } }
      const renewal = /renewal=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
      return { token: data.access_token, renewal }
    },
    renew: async ({ renewal }: Cookies) => (await post('refresh', session, `renewal=${renewal}`)).text(),
  }
}

async function activationToken(origin: string, email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const mail = await (await fetch(`${origin}/dev/mail`)).text()
    const letter = mail.split('<article>').find((text) => text.includes(email))
    const token = /activate#token=([\w-]+)/.exec(letter ?? '')?.[1]
    if (token) return token
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`No letter to ${email}`)
}
