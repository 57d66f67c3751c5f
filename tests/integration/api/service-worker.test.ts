import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { locales } from '#app/features/languages/languages'
import { get } from '#tests/support/front-door'

test('[APP-02] the service worker is served at the top, is looked for anew each time, and may call the shop alone', async () => {
  const answer = await get('/service-worker.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  expect(await answer.text()).toContain('navigationPreload')
  expect((env as Env).OFFLINE_PAGES).toBe('on')
})

test.each(locales)('[APP-03] the offline page of %s is everybody’s, and not for search engines', async (locale) => {
  const answer = await get(`/${locale}/offline`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-page-cache')).toMatch(/hit|miss/)
  const page = await answer.text()
  expect(page).toContain(`<html lang="${locale}"`)
  expect(page).toContain('<meta name="robots" content="noindex"')
  expect(page).toContain('data-seen-pages')
})

test.each(locales)('[APP-01] the manifest of %s is linked from its pages and served as one', async (locale) => {
  expect(await (await get(`/${locale}`)).text()).toContain(
    `<link rel="manifest" href="/${locale}/manifest.webmanifest"/>`,
  )
  const answer = await get(`/${locale}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({ id: `/${locale}` })
  expect((await get('/fr/manifest.webmanifest')).status).toBe(404)
})
