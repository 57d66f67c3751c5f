import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aboutNeighbours, aboutPages, findAboutPage } from '#app/features/content/about'
import { aboutDescriptions } from '#app/features/content/about-descriptions'
import { company, telephoneLink } from '#app/features/content/company'
import { UnconfirmedNote } from '#app/features/content/unconfirmed-note'
import { locales } from '#app/features/languages/languages'

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

  test.each(aboutPages)('[ROUTE-08] have a title and a description of their own in every language: $slug', (page) => {
    const titles = locales.map((locale) => page.title({}, { locale }))
    const description = aboutDescriptions[page.slug] as (inputs: object, options: { locale: string }) => string
    const descriptions = locales.map((locale) => description({}, { locale }))
    expect(new Set(titles).size).toBe(locales.length)
    expect(new Set(descriptions).size).toBe(locales.length)
  })

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
