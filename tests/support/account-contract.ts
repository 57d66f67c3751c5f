import assert from 'node:assert/strict'
import type { ApiClient } from '#app/server/api-client/api-client'
import { refusalOf, type Term } from './contract-terms'

type Answer = { success: boolean; message: string; data: Record<string, unknown> }

const device = { browser: 'Firefox', os: 'Windows' }

/** A new person, with the specification's calls. */
function newcomer(api: ApiClient) {
  const id = crypto.randomUUID()
  const email = `an.${id}@example.com`
  const headers = { 'x-forwarded-for': `test-${id}` }
  const anonymous = { headers: { ...headers, 'Skip-Auth': 'true' } }
  const post = async (path: string, data: object, given: { headers: Record<string, string> } = anonymous) =>
    (await api.post(path, data, given)) as Answer
  return {
    email,
    post,
    headers,
    register: (password: string) => {
      const name = { displayName: 'An', phoneNumber: '0912345678' }
      return post('/api/auth/register', { ...name, email, password, deviceInfo: device, websiteAccessIp: '' })
    },
    login: (password: string) =>
      post('/api/auth/login', { email, password, websiteAccessIp: '', DeviceInfo: device }).then(
        ({ data }) => data.access_token as string,
      ),
    /** Fragment of the newest letter's link to a page. */
    async linkTo(page: string): Promise<URLSearchParams> {
      for (let tries = 0; tries < 100; tries++) {
        const mail = (await api.get('/dev/mail')) as string
        const link = new RegExp(`/${page}(?:[?][^#"]*)?#([^"]+)"`)
        const letters = mail.split('<article>').filter((text) => text.includes(email))
        const fragment = letters.map((text) => link.exec(text)?.[1]).find((found) => found)
        if (fragment) return new URLSearchParams(fragment.replaceAll('&amp;', '&'))
        await new Promise((resume) => setTimeout(resume, 100))
      }
      return assert.fail(`no letter leads to ${page}`)
    },
  }
}

const codeOf = async (call: Promise<unknown>) => {
  const { message, code } = await refusalOf(call)
  return `${message}: ${code}`
}

/** Terms of the account API on which forms rely, for every transport. */
export const accountContract: Term[] = [
  {
    title: '[API-03, API-05, API-09, API-12] register, activate, log in, look, log out',
    async holds(api) {
      const person = newcomer(api)
      assert.equal((await person.register('mật khẩu 1')).success, true)
      assert.equal(await codeOf(person.login('mật khẩu 1')), 'HTTP 400: Bad Request: account_not_activated')
      const token = (await person.linkTo('activate')).get('token')
      assert.equal((await person.post('/api/auth/activate', { token })).success, true)
      assert.equal(await codeOf(person.post('/api/auth/activate', { token })), 'HTTP 410: Gone: activation_invalid')
      assert.equal(await codeOf(person.register('mật khẩu 2')), 'HTTP 409: Conflict: email_in_use')
      const access = await person.login('mật khẩu 1')
      assert.equal(access.split('.').length, 3)
      const signedIn = { headers: { ...person.headers, authorization: `Bearer ${access}` } }
      const { data } = (await api.get('/api/profile', signedIn)) as { data: { profile: { email: string } } }
      assert.equal(data.profile.email, person.email)
      assert.equal(((await api.post('/api/auth/logout', {}, signedIn)) as Answer).success, true)
      assert.equal(await codeOf(api.get('/api/profile', signedIn)), 'HTTP 401: Unauthorized: invalid_token')
    },
  },
  {
    title: '[API-06, API-07, API-08] resend, forget, reset',
    async holds(api) {
      const person = newcomer(api)
      await person.register('mật khẩu 1')
      const query = { email: person.email, language: 'de' }
      assert.equal(await api.get('/api/auth/resend', { query, headers: person.headers }), 'Success')
      assert.equal((await person.post('/api/auth/fogot-password', { email: person.email })).success, true)
      const link = await person.linkTo('login')
      assert.equal(link.get('resetPasswordEmail'), person.email)
      const reset = (newPassword: string) =>
        person.post(
          '/api/auth/reset-password',
          { email: link.get('resetPasswordEmail'), newPassword },
          { headers: { ...person.headers, authorization: `Bearer ${link.get('resetPasswordToken')}` } },
        )
      assert.equal((await reset('mật khẩu 2')).success, true)
      assert.equal(await codeOf(reset('mật khẩu 3')), 'HTTP 401: Unauthorized: reset_token_invalid')
      assert.ok(await person.login('mật khẩu 2'))
    },
  },
  {
    title: '[API-02, API-03, API-04] wrong, missing and unknown things are refused by status and code',
    async holds(api) {
      const person = newcomer(api)
      assert.equal(await codeOf(person.login('mật khẩu 1')), 'HTTP 401: Unauthorized: wrong_credentials')
      assert.equal(await codeOf(person.login('12345')), 'HTTP 422: Unprocessable Entity: invalid_request')
      const session = { websiteAccessIp: '', deviceInfo: device }
      assert.equal(await codeOf(person.post('/api/auth/refresh', session)), 'HTTP 401: Unauthorized: invalid_token')
      const google = { Token: '', WebsiteAccessIp: '', DeviceInfo: device }
      assert.equal(
        await codeOf(person.post('/api/auth/google', google)),
        'HTTP 422: Unprocessable Entity: invalid_request',
      )
    },
  },
]
