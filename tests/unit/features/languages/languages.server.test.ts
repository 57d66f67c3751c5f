import { describe, expect, test } from 'vitest'
import { loadLanguages } from '#app/features/languages/languages.server'
import { createApiClient } from '#app/server/api-client/api-client'
import { json, scriptedServer, text } from '#tests/support/scripted-server'

async function loaded(...answers: Parameters<typeof scriptedServer>) {
  await using server = await scriptedServer(...answers)
  return await loadLanguages(createApiClient({ baseUrl: server.url, fetch }), 'render')
}

describe('languages from a host', () => {
  test('[LANG-01] are fetched from the API-01 address', async () => {
    await using server = await scriptedServer(json(200, {}))
    await loadLanguages(createApiClient({ baseUrl: server.url, fetch }), 'render')
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/v1/languages'])
  })

  test('[LANG-02] need no more than a code and two names; what is not an entry is dropped', async () => {
    const entries = [
      { languageCode: 'fr', languageName: 'French', nativeName: 'Français' },
      null,
      7,
      { languageCode: 'de' },
    ]
    const list = await loaded(json(200, { success: true, message: '', data: { languages: entries } }))
    expect(list).toMatchObject({ ok: true, languages: [{ languageCode: 'fr', direction: 'ltr', timeFormat: 'HH:mm' }] })
    expect(list.languages).toHaveLength(1)
  })

  test.each([
    ['status 500', json(500, {})],
    ['no JSON', text(200, '<html>')],
    ['another shape', json(200, ['vi'])],
    ['no list', json(200, { success: true, data: null })],
  ])('[LANG-02] answered with %s are the built-in four', async (_, answer) => {
    const list = await loaded(answer)
    expect(list).toMatchObject({ ok: false, code: 'languages_not_fetched' })
    expect(list.languages).toHaveLength(4)
  })

  test('[LANG-12] answered with success false carry the host’s message', async () => {
    const list = await loaded(json(200, { success: false, message: 'closed', data: null }))
    expect(list).toMatchObject({ ok: false, message: 'closed' })
    expect(list.languages).toHaveLength(4)
  })
})
