import { expect, test } from 'vitest'
import { api } from '#app/api/api'
import { tools } from '#app/features/house-doctor/tools'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { pages } from '#tests/support/pages'
import formsTable from '../../app/forms.ts?raw'
import list from '../../scripts/hostile/naughty-strings.txt?raw'
import { generatedRequests, stringRequests } from '../../scripts/hostile/requests'
import { ARGUMENTS, functionsIn } from '../../scripts/hostile/server-function-targets'
import { stringsIn } from '../../scripts/hostile/strings'
import { targetsOf } from '../../scripts/hostile/targets'
import { faultsOf } from '../../scripts/hostile/verdict'

const ORIGIN = 'http://localhost'
const SEED = 20
const sources = import.meta.glob<string>('/app/**/*.functions.ts', { query: '?raw', import: 'default', eager: true })
const functions = Object.entries(sources).flatMap(([file, source]) => functionsIn(file, source))
const doctor = Object.values(tools).map(({ address }) => address)
const targets = targetsOf({ pages, functions, doctor })
const strings = stringsIn(list)
const names = new Set(targets.map(({ name }) => name))

/** The forms of the table of forms, as targets of the hostile run are named. */
function formsIn(table: string): string[] {
  let page = ''
  return table.split('\n').flatMap((line) => {
    page = /^ {2}'(\/.+)': \{$/.exec(line)?.[1] ?? page
    const intent = /^ {4}'?([\w-]*)'?: form\(/.exec(line)?.[1]
    return intent === undefined ? [] : [`POST /:locale${page.replace('$', ':')} ${intent}`]
  })
}

test('[SEC-06] the hostile run knows every page, every form, every server function and every address of the API', () => {
  const created = Object.values(sources).flatMap((source) => source.match(/= createServerFn\(/g) ?? [])
  expect(functions.length).toBe(created.length)
  const known = functions.map(({ id }) => id)
  expect(Object.keys(ARGUMENTS).filter((id) => !known.includes(id))).toEqual([])
  expect(pages.filter(({ path }) => !names.has(path))).toEqual([])
  const forms = formsIn(formsTable)
  expect(forms.length).toBeGreaterThan(15)
  expect(forms.filter((name) => !names.has(name))).toEqual([])
  const taken = api.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('/*/*'))
  expect(taken.length).toBeGreaterThan(50)
  expect(taken.map(({ method, path }) => `${method} ${path}`).filter((name) => !names.has(name))).toEqual([])
})

test('[SEC-06] its strings are five hundred and more, and none twice', () => {
  expect(strings.length).toBeGreaterThan(500)
  expect(new Set(strings).size).toBe(strings.length)
})

test('[SEC-06] it is the same for the same seed', () => {
  const some = (seed: number) => generatedRequests(targets, strings, { count: 50, seed })
  expect(some(1)).toEqual(some(1))
  expect(some(1)).not.toEqual(some(2))
})

const page = (text: string, status = 404, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  text,
})
const HOSTILE = '"><script>alert(1)</script>'

test.each([
  ['an answer of the server’s that failed', page('', 500), 'answered 5xx'],
  ['a page that failed half-way', page('<p>Half', 200), 'a page without a title'],
  ['a stack trace', page('Error: x\n    at render (/app/server.js:12:34)\n'), 'a stack trace'],
  ['a redirect to another site', page('', 302, { location: '//evil.example/x' }), 'led to another site'],
  ['markup that is repeated', page(`<p>${HOSTILE}</p>`), 'repeated unescaped'],
  ['a script that it ends', page(`<script>let a = '${HOSTILE}'</script>`), 'repeated unescaped'],
])('[SEC-06] %s is a finding', (_, answer, fault) => {
  expect(faultsOf(HOSTILE, answer, ORIGIN)).toEqual([fault])
})

test('[SEC-06] what is escaped is none', () => {
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'
  const written = String.raw`\"\x3E\x3Cscript\x3Ealert(1)\x3C/script\x3E`
  const answer = page(`<p>${escaped}</p><script>let a = "${written}"</script>`, 404, { location: '/vi' })
  expect(faultsOf(HOSTILE, answer, ORIGIN)).toEqual([])
})

test('[SEC-06] a sample of it finds nothing: no 5xx, no stack trace, nothing repeated unescaped', async () => {
  const { token, renewal } = await signedIn()
  const customer = { authorization: `Bearer ${token}`, cookie: `token=${token}; renewal=${renewal}` }
  const sample = [
    ...generatedRequests(targets, strings, { count: 200, seed: SEED }),
    ...stringRequests(targets, strings, 500),
  ]
  const findings: string[] = []
  for (const { method, path, headers, body, isCustomers, value } of sample) {
    // Requests that this client cannot send are left to scripts/test-hostile.mjs.
    if (!URL.canParse(ORIGIN + path) || method === 'PROPFIND') continue
    const init = { method, headers: { ...(isCustomers && customer), ...headers }, body }
    const answer = await get(path, init)
    const text = await answer.text()
    for (const fault of faultsOf(value, { status: answer.status, headers: answer.headers, text }, ORIGIN))
      findings.push(`${fault}: ${method} ${path} ${body ?? ''}`)
  }
  expect(findings).toEqual([])
}, 120_000)
