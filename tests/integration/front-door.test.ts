import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

const get = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`http://localhost${path}`, { redirect: 'manual', ...init }))

describe('addresses', () => {
  test('[ROUTE-01] a known path without a language answers 307 to the prefixed path and keeps its query', async () => {
    const answer = await get('/category/bed?sort=price', { headers: { 'accept-language': 'de' } })
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/de/category/bed?sort=price')
  })

  test('[ROUTE-15] any other path answers 404', async () => {
    expect((await get('/nope')).status).toBe(404)
    expect((await get('/vi/nope')).status).toBe(404)
    expect((await get('/fr/category/bed')).status).toBe(404)
  })
})
