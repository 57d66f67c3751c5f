import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { api } from '#app/api/api'

const MANIFEST = '/models/labels.json'

/** What a shop answers that has this model, and these files. */
const ask = (path: string, model: string, files: readonly string[] = []) => {
  const ASSETS = {
    fetch: async ({ url }: Request) =>
      files.includes(new URL(url).pathname) ? new Response('file') : new Response(null, { status: 404 }),
  }
  const settings = { ...env, HOUSE_DOCTOR_MODEL: model, ASSETS }
  return api.fetch(new Request(`http://localhost${path}`), settings, createExecutionContext())
}

test('[OPER-04] a page learns of a model where the operator has one, and of nothing where there is none', async () => {
  const engines = async (model: string) => (await ask('/api/v1/engines', model)).json()
  expect(await engines('')).toEqual({ success: true, message: '', data: { ai: null } })
  expect(await engines(MANIFEST)).toMatchObject({ data: { ai: null, model: MANIFEST } })
})

test('[OPER-04] what runs a model is there for who has one, under a policy of its own that compiles WebAssembly', async () => {
  const files = ['/labeller/labeller.worker-x.js']
  const [there, off, missing] = await Promise.all([
    ask('/labeller/labeller.worker-x.js', MANIFEST, files),
    ask('/labeller/labeller.worker-x.js', '', files),
    ask('/labeller/another.js', MANIFEST, files),
  ])
  expect([there.status, off.status, missing.status]).toEqual([200, 404, 404])
  expect(there.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect([there, off].map(({ headers }) => headers.get('cache-control'))).toEqual([
    'public, max-age=31536000, immutable',
    'no-store',
  ])
})
