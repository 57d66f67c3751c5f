import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { get } from '#tests/support/front-door'

const HOUSE_DOCTOR = [
  '/ai-house-doctor/redesign',
  '/ai-house-doctor/room_composer',
  '/floor_editor',
  '/ai-house-doctor/fill_spaces',
  '/ai-house-doctor/decor_staging',
  '/ai-house-doctor/colors_textures',
  '/ai-house-doctor/design_transfer',
  '/virtual_staging',
  '/create_mask_image',
  '/perfect_redesign',
  '/ai-house-doctor/furniture_removal',
  '/ai-house-doctor/texture_transfer',
  '/ai-house-doctor/precision',
  '/ai-house-doctor/material_swap',
]

const { DB } = env as Env

const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>

describe('the House Doctor’s addresses', () => {
  test.each(HOUSE_DOCTOR)('[API-11] POST %s takes a form, and says what it lacks', async (address) => {
    const form = new FormData()
    form.set('room', 'x')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await get(address, { method: 'POST', body: form, headers })
    expect(answer.status).toBe(400)
    const body = await bodyOf(answer)
    expect(body.code).toBe('invalid_request')
    expect(body.wrong).toContain('image')
  })

  test.each(HOUSE_DOCTOR.flatMap((address) => ['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => [method, address])))(
    '[API-11] %s %s is refused: it takes POST',
    async (method, address) => {
      const answer = await get(address ?? '', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST')
    },
  )

  test.each(HOUSE_DOCTOR)('[API-11] %s with a query of 8 KB is refused as every address is', async (address) => {
    const form = new FormData()
    const answer = await get(`${address}?q=${'a'.repeat(8192)}`, { method: 'POST', body: form })
    expect(answer.status).toBe(414)
    expect(await bodyOf(answer)).toMatchObject({ code: 'address_too_long' })
  })

  test('[API-11] no other address is one of them', async () => {
    for (const address of ['/redesign', '/ai-house-doctor/floor_editor', '/ai-house-doctor', '/floor_editor/more']) {
      const answer = await get(address, { method: 'POST' })
      expect([404, 405], address).toContain(answer.status)
    }
  })
})

describe('what may be kept', () => {
  test('[API-01, API-10] catalogue answers may be kept for a minute, by anybody', async () => {
    for (const address of ['/api/v1/languages', '/api/categories/navbar?languageCode=ja']) {
      expect((await get(address)).headers.get('cache-control')).toBe('public, max-age=60')
    }
  })

  test('health and problems are never kept', async () => {
    for (const address of ['/api/health', '/api/nope']) {
      expect((await get(address)).headers.get('cache-control')).toBe('no-store')
    }
    expect(await bodyOf(await get('/api/health'))).toEqual({ ok: true })
  })

  test('HEAD answers like GET, without a body', async () => {
    const answer = await get('/api/v1/languages', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })
})

describe('problems', () => {
  const hostile = '<script>alert(1)</script>'
  const huge = JSON.stringify({ data: { room: 'x'.repeat(1024 * 1024) } })
  const json = { 'content-type': 'application/json' }
  const cases: [what: string, path: string, init: RequestInit, status: number, code: string][] = [
    ['an unknown address', '/api/nope', {}, 404, 'not_found'],
    ['the bare prefix', '/api', {}, 404, 'not_found'],
    ['an unknown version', '/api/v9/languages', {}, 404, 'not_found'],
    ['a hostile address', `/api/${encodeURIComponent(hostile)}`, {}, 404, 'not_found'],
    ['broken percent-encoding', '/api/%E0%A4%A', {}, 404, 'not_found'],
    ['an unknown language', '/api/categories/navbar?languageCode=fr', {}, 400, 'language_not_supported'],
    [
      'a hostile language',
      `/api/categories/navbar?languageCode=${encodeURIComponent(hostile)}`,
      {},
      400,
      'language_not_supported',
    ],
    ['a broken language', '/api/categories/navbar?languageCode=%E0%A4%A', {}, 400, 'language_not_supported'],
    ['a query of 8 KB', `/api/v1/languages?q=${'a'.repeat(8192)}`, {}, 414, 'address_too_long'],
    ['huge JSON', '/api/v1/languages', { method: 'POST', body: huge, headers: json }, 405, 'method_not_allowed'],
    ['broken JSON', '/api/v1/languages', { method: 'PUT', body: '{[', headers: json }, 405, 'method_not_allowed'],
    [
      'huge JSON for the House Doctor',
      '/floor_editor',
      { method: 'POST', body: huge, headers: json },
      415,
      'unsupported_media',
    ],
    [
      'broken JSON for the House Doctor',
      '/floor_editor',
      { method: 'POST', body: '{[', headers: json },
      415,
      'unsupported_media',
    ],
  ]

  test.each(cases)('%s is refused by the one error body, without an echo', async (_, path, init, status, code) => {
    const answer = await get(path, init)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    const text = await answer.text()
    const body = JSON.parse(text)
    expect(answer.status).toBe(status)
    expect(body).toMatchObject({ type: 'about:blank', status, code })
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'status', 'title', 'type'])
    for (const sent of ['script', 'fr', 'aaaa', 'xxxx', 'nope', '{[']) expect(text).not.toContain(sent)
  })

  test.each([
    ['/api/nope', { 'accept-language': 'de-AT, en;q=0.5' }, 'de'],
    ['/api/nope?languageCode=ja', { 'accept-language': 'de' }, 'ja'],
    ['/api/nope', {}, 'vi'],
  ])('%s with %j is told in %s', async (path, headers, locale) => {
    const answer = await get(path, { headers })
    const { message } = await bodyOf(answer)
    expect(answer.headers.get('content-language')).toBe(locale)
    const words = { de: 'Unter dieser Adresse', ja: 'このアドレス', vi: 'Không có gì' }[locale]
    expect(message).toContain(words)
  })

  test('a failure inside is a 500 that neither says nor logs what was asked', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await DB.exec('ALTER TABLE categories RENAME TO gone')
    const answer = await get('/api/categories/navbar?languageCode=ja&secret=hush')
    await DB.exec('ALTER TABLE gone RENAME TO categories')
    expect(answer.status).toBe(500)
    expect(await bodyOf(answer)).toMatchObject({ code: 'unexpected' })
    const logged = log.mock.calls.flat().join('\n')
    expect(logged).toContain('GET /api/categories/navbar')
    expect(logged).not.toMatch(/hush|secret|"ja"/)
    log.mockRestore()
  })
})
