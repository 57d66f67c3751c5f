import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { aboutLanguage, aboutNeighbours, aboutPages, findAboutPage } from '#app/features/content/about'
import { AboutArticle } from '#app/features/content/about-article'
import { aboutDescriptions } from '#app/features/content/about-descriptions'
import { AboutLanding } from '#app/features/content/about-landing'
import { company, telephoneLink } from '#app/features/content/company'
import { UnconfirmedNote } from '#app/features/content/unconfirmed-note'
import { locales } from '#app/features/languages/languages'
import { m } from '#app/paraglide/messages.js'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

afterEach(() => overwriteGetLocale(() => 'vi'))

describe('the pages about us', () => {
  test('[ROUTE-08] are nine, under their addresses', () => {
    expect(aboutPages.map(({ slug }) => slug)).toEqual([
      'vision-mission',
      'breakthrough-solutions',
      'business-model',
      'ai-technology',
      'market-opportunity',
      'growth-strategy',
      'team-ecosystem',
      'investment-plan',
      'special-services',
    ])
    expect(findAboutPage('nope')).toBeUndefined()
  })

  test.each(['de', 'ja'] as const)('[ROUTE-08] show the English titles and descriptions in %s', (locale) => {
    for (const { slug, title } of aboutPages) {
      expect(title({}, { locale })).toBe(title({}, { locale: 'en' }))
      const description = aboutDescriptions[slug] as (inputs: object, options: { locale: string }) => string
      expect(description({}, { locale })).toBe(description({}, { locale: 'en' }))
    }
  })

  test('[ROUTE-08] have words of their own in Vietnamese', () => {
    for (const { title } of aboutPages) expect(title({}, { locale: 'vi' })).not.toBe(title({}, { locale: 'en' }))
  })

  test('[ROUTE-08] say which language they are in', () => {
    expect(locales.map(aboutLanguage)).toEqual(['vi', 'en', 'en', 'en'])
  })

  test.each(locales)(
    '[ROUTE-08] say in %s that they are English where that is not the language of the page',
    (locale) => {
      overwriteGetLocale(() => locale)
      const text = { title: '', description: '', lead: '', blocks: [], sources: [] }
      const landing = renderToStaticMarkup(createElement(AboutLanding, { text }))
      const page = renderToStaticMarkup(createElement(AboutArticle, { slug: 'ai-technology', text }))
      const times = aboutLanguage(locale) === locale ? 0 : 1
      for (const html of [landing, page]) expect(html.split(m.content_about_english()).length - 1).toBe(times)
    },
  )

  test('lead from one to the next', () => {
    expect(aboutNeighbours('vision-mission').previous).toBeUndefined()
    expect(aboutNeighbours('vision-mission').next?.slug).toBe('breakthrough-solutions')
    expect(aboutNeighbours('special-services').previous?.slug).toBe('investment-plan')
    expect(aboutNeighbours('special-services').next).toBeUndefined()
  })
})

test('a telephone link dials from anywhere', () => {
  expect(telephoneLink('028 0000 0018')).toBe('tel:+842800000018')
})

test('a fact of the company says whether it is still a placeholder', () => {
  for (const fact of Object.values(company)) expect(typeof fact.placeholder).toBe('boolean')
})

test('[FOOT-01] the facts of the company are called samples until the last of them is confirmed', () => {
  const noteOn = (placeholder: boolean) => {
    const facts = { name: { value: 'Vuông Tròn', placeholder: false }, email: { value: 'a@example.com', placeholder } }
    return renderToStaticMarkup(createElement(UnconfirmedNote, { className: 'mt-3', facts }))
  }
  expect(noteOn(true)).toMatch(/^<p class="mt-3">Thông tin công ty/)
  expect(noteOn(false)).toBe('')
})
