import { notFound } from '@tanstack/react-router'
import type { Locale } from '../languages/languages'
import { findAboutPage } from './about'
import { type LegalPage, TERMS_ID } from './legal'
import { fetchKeptTerms, fetchText } from './text.functions'

export async function loadAboutPage(locale: Locale, slug: string) {
  const page = findAboutPage(slug)
  if (!page) throw notFound()
  const text = await fetchText({ data: { room: 'about', page: page.slug, language: locale } })
  return { slug: page.slug, text }
}

export const loadAboutLanding = (locale: Locale) =>
  fetchText({ data: { room: 'about', page: 'landing', language: locale } })

export const loadLegalText = (locale: Locale, page: LegalPage) =>
  fetchText({ data: { room: 'legal', page, language: locale } })

/** The terms of today, or those of an id that an order names; throws not-found for an unknown one. */
export async function loadTerms(locale: Locale, id: unknown) {
  if (id === undefined) return { text: await loadLegalText(locale, 'terms-of-service') }
  if (typeof id !== 'string' || !TERMS_ID.test(id)) throw notFound()
  const text = await fetchKeptTerms({ data: { id, language: locale } })
  if (!text) throw notFound()
  return { text, id }
}
