/** A customer of the local shop, who reads letters at /dev/mail. */
const DEVICE = { websiteAccessIp: '127.0.0.1' }
const PERSON = { displayName: 'An', phoneNumber: '0900000000', password: 'correct horse battery' }
/** Tokens last a quarter of an hour. */
const RENEWED_AFTER = 8 * 60 * 1000

/** Returns the customer's request headers, renewed when needed. */
export async function newCustomer(origin: string): Promise<() => Promise<Record<string, string>>> {
  const email = `hostile-${Date.now().toString(36)}@example.vn`
  const call = async (path: string, data: object) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: JSON.stringify({ meta: { language: 'en', traceID: '' }, data }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  await call('/api/auth/register', { ...PERSON, ...DEVICE, email, deviceInfo: {} })
  await call('/api/auth/activate', { email, code: await codeFor(origin, email) })
  let headers: Record<string, string> = {}
  let signedInAt = 0
  return async () => {
    if (Date.now() - signedInAt < RENEWED_AFTER) return headers
    signedInAt = Date.now()
    const answer = await call('/api/auth/login', { email, password: PERSON.password, ...DEVICE, DeviceInfo: {} })
    const { data } = (await answer.json()) as { data: { access_token: string } }
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    headers = {
      authorization: `Bearer ${data.access_token}`,
      cookie: [`token=${data.access_token}`, ...cookies].join('; '),
    }
    return headers
  }
}

async function codeFor(origin: string, email: string): Promise<string> {
  for (let look = 0; look < 50; look++) {
    const letters = (await (await fetch(`${origin}/dev/mail`)).text()).split('<article>')
    const code = /\b\d{6}\b/.exec(letters.find((letter) => letter.includes(email))?.split('<pre>')[1] ?? '')?.[0]
    if (code) return code
    await new Promise((resume) => setTimeout(resume, 200))
  }
  throw new Error('The letter with the code did not come to /dev/mail')
}
