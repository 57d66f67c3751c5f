import { afterEach, expect, test, vi } from 'vitest'
import { loadNavbar } from '#app/features/navigation/navigation.server'
import { createApiClient } from '#app/server/api-client/api-client'
import { json, scriptedServer, text } from '#tests/support/scripted-server'

const bed = { id: 1, uniqueID: 'u-1', name: 'Giường', enName: 'Beds', slug: 'bed' }

afterEach(() => {
  vi.restoreAllMocks()
})

async function loaded(...answers: Parameters<typeof scriptedServer>) {
  await using server = await scriptedServer(...answers)
  const navbar = await loadNavbar(createApiClient({ baseUrl: server.url, fetch }), 'de', 'render')
  return { navbar, seen: server.seen }
}

test('[API-10] the navbar is asked for in the page’s language', async () => {
  const { seen } = await loaded(json(200, { data: [] }))
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/categories/navbar?languageCode=de'])
})

test.each([
  ['data.categories', { data: { categories: [bed] } }],
  ['data itself', { data: [bed] }],
])('[API-10] the tree is read from %s', async (_, body) => {
  const { navbar } = await loaded(json(200, body))
  expect(navbar).toEqual({ ok: true, categories: [{ ...bed, children: [] }] })
})

test.each([
  ['status 500', json(500, {})],
  ['status 404', json(404, {})],
  ['no JSON', text(200, '<html>')],
  ['null', json(200, null)],
  ['no data', json(200, {})],
  ['malformed records', json(200, { data: [{ ...bed, slug: 7 }] })],
])('[API-10] answered with %s the menu is empty, silently', async (_, answer) => {
  const spoken = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
  const { navbar } = await loaded(answer)
  expect(navbar).toEqual({ ok: false, code: 'upstream_unavailable', categories: [] })
  for (const level of spoken) expect(level).not.toHaveBeenCalled()
})
