import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { fingerprint } from '#app/server/secrets'
import { customer, signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

/** Attributes of a response's cookie; the last of a name counts. */
function cookieIn(answer: Response, name: string) {
  const line = answer.headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${name}=`))
  if (line === undefined) return
  const [pair = '', ...attributes] = line.split('; ')
  const said = (attribute: string) =>
    attributes.find((part) => part.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1)
  return {
    value: pair.slice(name.length + 1),
    maxAge: said('max-age'),
    expires: said('expires'),
    isHidden: attributes.includes('HttpOnly'),
  }
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; exp: number }
const ownerOf = (token: string) => fingerprint(claimsOf(token).sub)
const visit = (path: string, cookie: string) => get(path, { headers: { cookie } })

/** Calls a server function with text arguments in Start's serialization. */
function callFunction(id: string, data: Record<string, string | []>, cookie: string) {
  let index = 2
  const written = (value: string | []) =>
    typeof value === 'string' ? { t: 1, s: value } : { t: 9, i: index++, a: value, o: 0 }
  const fields = { t: 10, i: 1, p: { k: Object.keys(data), v: Object.values(data).map(written) }, o: 0 }
  return get(`/_serverFn/${id}`, {
    method: 'POST',
    body: JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [fields] }, o: 0 }, f: 63, m: [] }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true', cookie },
  })
}
const renewToken = (cookie: string) => callFunction('session.renewToken', { locale: 'vi', traceID: 'trace' }, cookie)

describe('whose session it is', () => {
  test.each([
    ['remembered', { remember: 'on' }],
    ['not remembered', {}],
  ])('[AUTH-09, ROUTE-21] %s, it is known as long as the session can be renewed', async (_, remember) => {
    const person = await customer()
    const answer = await get('/vi/login', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'login', email: person.email, password: person.password, ...remember }),
      headers: { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': person.address },
    })
    const { value: token = '' } = cookieIn(answer, 'token') ?? {}
    const { maxAge, expires } = cookieIn(answer, 'renewal') ?? {}
    expect(Boolean(maxAge)).toBe('remember' in remember)
    expect(cookieIn(answer, 'account')).toEqual({ value: ownerOf(token), maxAge, expires, isHidden: false })
  })

  test('[AUTH-09, ROUTE-21] lives on with every renewal', async () => {
    const { renewal, token } = await signedIn()
    for (const remembered of ['; remembered=1', '']) {
      const answer = await renewToken(`renewal=${renewal}${remembered}`)
      expect(answer.status).toBe(200)
      const { maxAge, expires } = cookieIn(answer, 'renewal') ?? {}
      expect(Number(maxAge ?? 0) > 29 * 86_400).toBe(remembered !== '')
      expect(cookieIn(answer, 'account')).toEqual({ value: ownerOf(token), maxAge, expires, isHidden: false })
    }
  })

  test('[ROUTE-21] forgotten or mistaken, it is said again by any page, from the token', async () => {
    const { renewal, token } = await signedIn()
    const value = ownerOf(token)
    const known = `renewal=${renewal}; token=${token}`
    for (const other of ['', '; account=', '; account=somebody-else'])
      for (const path of ['/vi', '/de/wishlist'])
        expect(cookieIn(await visit(path, known + other), 'account')).toMatchObject({ value, maxAge: undefined })
    expect(cookieIn(await visit('/vi', `${known}; account=${value}`), 'account')).toBeUndefined()
    // Without a renewal token, the session ends with its access token.
    const { expires = '' } = cookieIn(await visit('/vi', `token=${token}`), 'account') ?? {}
    expect(Date.parse(expires)).toBe(claimsOf(token).exp * 1000)
  })

  test('[ROUTE-21] nobody’s pages say nothing of it, nor do tokens that name nobody', async () => {
    const key = new TextEncoder().encode('a key of thirty-two bytes or more')
    const tokenOf = (claims: object) => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(key)
    const soon = Math.floor(Date.now() / 1000) + 600
    const nobodys = [
      { exp: soon },
      { exp: soon, sub: '' },
      { exp: soon, sub: 7 },
      { exp: 1, sub: 'past' },
      { sub: 'x' },
    ]
    const jars = ['', 'token=a.b.c', ...(await Promise.all(nobodys.map(tokenOf))).map((token) => `token=${token}`)]
    for (const cookie of jars) {
      const answer = await visit('/vi', cookie)
      expect([answer.status, cookieIn(answer, 'account')]).toEqual([200, undefined])
    }
  })

  test('[ROUTE-21, ACC-03] is forgotten with a session that has ended', async () => {
    const answer = await renewToken('renewal=made.up.token; account=somebody')
    expect(cookieIn(answer, 'account')).toMatchObject({ value: '', maxAge: '0' })
  })

  test('[ROUTE-21, API-13] nobody’s products join another’s lists', async () => {
    const [mine, other] = [await signedIn(), await signedIn()]
    const join = (owner: string, cookies: string) =>
      callFunction('lists.joinLists', { locale: 'vi', traceID: 'trace', owner, changes: [] }, cookies)
    const [me, them] = [ownerOf(mine.token), ownerOf(other.token)]
    expect(await (await join(me, `token=${mine.token}; account=${me}`)).text()).toContain('wishlist')
    // The cookie is lost or someone else's: the token decides.
    expect(await (await join(me, `token=${mine.token}`)).text()).toContain('wishlist')
    expect(await (await join(them, `token=${mine.token}; account=${them}`)).text()).toContain('invalid_request')
    expect(await (await join(them, `token=${mine.token}; account=${me}`)).text()).toContain('invalid_request')
  })
})

describe('the page of what is saved', () => {
  test.each([
    ['vi', 'trong trình duyệt này', 'trong tài khoản của bạn'],
    ['en', 'Kept in this browser', 'Kept in your account'],
    ['de', 'in diesem Browser', 'in Ihrem Konto'],
    ['ja', 'このブラウザーに保存', 'アカウントに保存されています'],
  ])(
    '[ROUTE-21] says in %s where the list is kept, in an account only to whoever has one',
    async (locale, here, there) => {
      const { token } = await signedIn()
      const mine = await visit(`/${locale}/wishlist`, `token=${token}`)
      expect(mine.headers.get('cache-control')).toBe('private, no-store')
      const mainOf = async (answer: Response) => /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? ''
      const [own, everybodys] = [await mainOf(mine), await mainOf(await get(`/${locale}/wishlist`))]
      expect([own.includes(there), own.includes(here)]).toEqual([true, false])
      expect([everybodys.includes(there), everybodys.includes(here)]).toEqual([false, true])
    },
  )
})
