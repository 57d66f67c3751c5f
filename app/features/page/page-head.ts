import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import { m } from '#app/paraglide/messages.js'
import { originalOf } from '../images/images'
import { baseLocale, type Locale, languageOf, locales } from '../languages/languages'
import { type SocialPicture, socialPicturePath, socialSize } from './social-pictures'
import { breadcrumbList, itemList, type PageList, type StructuredData } from './structured-data'

export type PageHead = {
  locale: Locale
  /** Path after the locale, '' for home, with the query if it makes another page. */
  path: string
  title: string
  description: string
  /** Public path of the preview picture; drawn pictures are the default. */
  image?: string
  social?: SocialPicture
  /** Variants of `path` and unlisted pages: search engines skip them. */
  noindex?: boolean
  /** Breadcrumbs between home and this page; paths after the locale, missing for steps without a page. */
  between?: readonly { name: string; path?: string }[]
  /** Items of a list page; pictures by public path, pages by path after the locale. */
  list?: PageList
  /** Further JSON-LD. */
  data?: StructuredData | StructuredData[]
}

const origin = createIsomorphicFn()
  .server(() => getRequestUrl().origin)
  .client(() => location.origin)

/** Absolute URL, for machines that read it elsewhere. */
export const absoluteUrl = (path: string) => new URL(path, origin()).href

/** <head> of every page (ROUTE-16): returned by a route's `head`. */
export function pageHead(page: PageHead) {
  const { locale, path, title, description, noindex, list, data } = page
  const address = absoluteUrl(`/${locale}${path}`)
  return {
    meta: [
      { title: path ? `${title} · ${m.brand_name()}` : title },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      // Preview tags are read from the server only.
      ...(import.meta.env.SSR ? previewTags(page, address) : []),
      ...(path && !noindex ? [breadcrumbsOf(page)] : []),
      ...(list ? [itemList({ ...list, items: list.items.map((item) => inFull(item, locale)) })] : []),
      ...(data ? [data].flat() : []),
    ],
    links: [{ rel: 'canonical', href: address }, ...(noindex ? [] : alternates(path))],
  }
}

/** Open Graph tags; Twitter reads them too. */
function previewTags({ locale, title, description, image, social = 'home' }: PageHead, address: string) {
  const own = image && [{ property: 'og:image', content: fullPicture(image) }]
  const drawn = [
    { property: 'og:image', content: absoluteUrl(socialPicturePath(social, locale)) },
    { property: 'og:image:width', content: String(socialSize.width) },
    { property: 'og:image:height', content: String(socialSize.height) },
  ]
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: m.brand_name() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: openGraphLocale(locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
    ...(own || drawn),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const openGraphLocale = (locale: Locale) => languageOf(locale).localeCode.replace('-', '_')

function breadcrumbsOf({ locale, path, title, between = [] }: PageHead) {
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

/** The page in other languages; Vietnamese is the default. */
const alternates = (path: string) => [
  ...locales.map((locale) => ({
    rel: 'alternate',
    hrefLang: languageOf(locale).hreflangCode,
    href: absoluteUrl(`/${locale}${path}`),
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: absoluteUrl(`/${baseLocale}${path}`) },
]
