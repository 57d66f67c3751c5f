import { notFound } from '@tanstack/react-router'
import type { Locale } from '../languages/languages'
import { aboutLanguage, findAboutPage } from './about'
import { fetchAboutText } from './text.functions'

export async function loadAboutPage(locale: Locale, slug: string) {
  const page = findAboutPage(slug)
  if (!page) throw notFound()
  return { slug: page.slug, text: await fetchAboutText({ data: { page: page.slug, language: aboutLanguage(locale) } }) }
}

export const loadAboutLanding = (locale: Locale) =>
  fetchAboutText({ data: { page: 'landing', language: aboutLanguage(locale) } })
