import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import { m } from '#app/paraglide/messages.js'
import { originalOf } from '../images/images'
import { baseLocale, type Locale, languageOf, locales } from '../languages/languages'
import { breadcrumbList, itemList, type PageList, type StructuredData } from './structured-data'

type PageHead = {
  locale: Locale
  /** The page's own address behind the locale, '' for home; with the query that makes it another page, if any. */
  path: string
  title: string
  description: string
  /** Public path of a picture for link previews. */
  image?: string
  /** The page is a variant of the one at `path`, or not meant to be found: search engines leave it out. */
  noindex?: boolean
  /** The steps between home and this page, for search engines; paths behind the locale, missing where it is no page. */
  between?: readonly { name: string; path?: string }[]
  /** What the page lists; pictures by public path, pages by their path behind the locale. */
  list?: PageList
  /** What else search engines are told. */
  data?: StructuredData
}

const origin = createIsomorphicFn()
  .server(() => getRequestUrl().origin)
  .client(() => location.origin)

/** An address of ours in full, for machines that read it elsewhere. */
export const absoluteUrl = (path: string) => new URL(path, origin()).href

/** What every page says about itself in <head> (ROUTE-16): return it from a route's `head`. */
export function pageHead({ locale, path, title, description, image, noindex, between, list, data }: PageHead) {
  const address = absoluteUrl(`/${locale}${path}`)
  const fullTitle = path ? `${title} · ${m.brand_name()}` : title
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: m.brand_name() },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: languageOf(locale).localeCode.replace('-', '_') },
      ...(image ? [{ property: 'og:image', content: fullPicture(image) }] : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      ...(between ? [breadcrumbsOf({ locale, path, title, between })] : []),
      ...(list ? [itemList({ ...list, items: list.items.map((item) => inFull(item, locale)) })] : []),
      ...(data ? [data] : []),
    ],
    links: [{ rel: 'canonical', href: address }, ...(noindex ? [] : alternates(path))],
  }
}

function breadcrumbsOf({ locale, path, title, between = [] }: Pick<PageHead, 'locale' | 'path' | 'title' | 'between'>) {
  const steps = [{ name: m.content_home(), path: '' }, ...between, { name: title, path }]
  return breadcrumbList(
    steps.map(({ name, path }) => ({ name, url: path === undefined ? undefined : absoluteUrl(`/${locale}${path}`) })),
  )
}

export const fullPicture = (path: string) => absoluteUrl(originalOf(path))

const inFull = ({ name, url, image }: PageList['items'][number], locale: Locale) => ({
  name,
  ...(url ? { url: absoluteUrl(`/${locale}${url}`) } : {}),
  ...(image ? { image: fullPicture(image) } : {}),
})

/** The same page in the other languages; a visitor of none of them is best served by the shop's own. */
const alternates = (path: string) => [
  ...locales.map((locale) => ({
    rel: 'alternate',
    hrefLang: languageOf(locale).hreflangCode,
    href: absoluteUrl(`/${locale}${path}`),
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: absoluteUrl(`/${baseLocale}${path}`) },
]
