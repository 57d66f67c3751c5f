import { baseLocale, languageOf, locales } from '../languages/languages'

/** Sitemaps by sitemaps.org and Google's extensions, one entry per language. */

/** A page by path after the locale, with pictures by public path and the date of its last change. */
export type SitemapPage = { path: string; images?: readonly string[]; changedOn?: string }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const sitemapIndex = (origin: string, paths: readonly string[]) =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${paths
    .map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

export const sitemap = (origin: string, pages: readonly SitemapPage[]) =>
  `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${pages
    .map((page) => entriesOf(origin, page))
    .join('')}</urlset>\n`

function entriesOf(origin: string, { path, images = [], changedOn }: SitemapPage): string {
  const address = (locale: string) => escaped(`${origin}/${locale}${path}`)
  const alternate = (language: string, locale: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`
  // Alternates count only when mutual, so each entry lists all languages, its own included.
  const shared = [
    changedOn ? `<lastmod>${changedOn}</lastmod>` : '',
    ...locales.map((locale) => alternate(languageOf(locale).hreflangCode, locale)),
    alternate('x-default', baseLocale),
    ...images.map(
      (image) => `<image:image><image:loc>${escaped(new URL(image, origin).href)}</image:loc></image:image>`,
    ),
  ].join('')
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${shared}</url>\n`).join('')
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
