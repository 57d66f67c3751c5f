import { notFound } from '@tanstack/react-router'
import type { Locale } from '../languages/languages'
import { findAboutPage } from './about'
import type { LegalPage } from './legal'
import { fetchText } from './text.functions'

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
