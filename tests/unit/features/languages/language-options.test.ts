import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/features/languages/language-provider'
import { LanguageOptions } from '#app/features/languages/language-switcher'
import { type LanguageList, languagesNotFetched, languagesNotLoaded } from '#app/features/languages/languages'
import { m } from '#app/paraglide/messages.js'

async function shown(list: LanguageList) {
  const component = () => createElement(LanguageProvider, { list } as never, createElement(LanguageOptions))
  const history = createMemoryHistory({ initialEntries: ['/vi'] })
  const router = createRouter({ routeTree: createRootRoute({ component }), history })
  await router.load()
  const html = renderToStaticMarkup(createElement(RouterProvider, { router } as never))
  return { html, languages: [...html.matchAll(/<li>.*?<span lang="(..)"/g)].map(([, language]) => language) }
}

test('[LANG-02] [LANG-07] a list that could not be loaded says so, and offers Vietnamese alone', async () => {
  const { html, languages } = await shown(languagesNotLoaded)
  expect(html).toContain(m.failure_languages_not_loaded())
  expect(html).toContain(m.language_switcher_failed())
  expect(languages).toEqual(['vi'])
})

test('[LANG-12] a list that was refused says why, in the API’s words where it sent some', async () => {
  const { html, languages } = await shown(languagesNotFetched('Đang kiểm kho'))
  expect(html).toContain('Đang kiểm kho')
  expect(html).not.toContain(m.failure_languages_not_fetched())
  expect(languages).toEqual(['vi', 'en', 'de', 'ja'])
  expect((await shown(languagesNotFetched())).html).toContain(m.failure_languages_not_fetched())
})

test('[LANG-02] [LANG-12] the English texts are the specification’s', () => {
  expect(m.failure_languages_not_loaded({}, { locale: 'en' })).toBe('Failed to load languages')
  expect(m.failure_languages_not_fetched({}, { locale: 'en' })).toBe('Failed to fetch languages')
  expect(m.language_switcher_failed({}, { locale: 'en' })).toBe('Error loading language switcher')
})
