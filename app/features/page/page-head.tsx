import { useMatch } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { baseLocale, type Locale, languageOf, locales } from '../languages/languages'
import { getLocale } from '../languages/locale'
import { absoluteUrl, fullPicture } from './absolute-url'
import { type SocialPicture, socialPicturePath, socialSize } from './social-pictures'
import { breadcrumbList, itemList, jsonLd, type PageList, type StructuredData } from './structured-data'

type PageHeadProps = {
  title: string
  description: string
  /** Part of the canonical address if the query makes another page. */
  query?: string
  /** Public path of the preview picture; drawn pictures are the default. */
  image?: string | null
  social?: SocialPicture
  /** Also set for pages whose route is unlisted. */
  noindex?: boolean
  /** Breadcrumbs between home and this page; paths after the locale, missing for steps without a page. */
  between?: readonly { name: string; path?: string }[]
  /** Items of a list page; pictures by public path, pages by path after the locale. */
  list?: PageList
  /** Further JSON-LD. */
  data?: readonly StructuredData[]
}

/** Metadata of a page; React moves it into `<head>` (ROUTE-16). */
export function PageHead({ query = '', ...page }: PageHeadProps) {
  const { pathname, staticData } = useMatch({ strict: false })
  const locale = getLocale()
  const path = pathname.slice(`/${locale}`.length).replace(/\/$/, '') + query
  const noindex = page.noindex || staticData.isUnlisted
  const address = absoluteUrl(`/${locale}${path}`)
  return (
    <>
      <title>{path ? `${page.title} · ${m.brand_name()}` : page.title}</title>
      <meta name="description" content={page.description} />
      {noindex ? <meta name="robots" content="noindex, follow" /> : <Alternates path={path} />}
      <link rel="canonical" href={address} />
      {/* Only programs read it in the document, so the browser does not render it. */}
      {import.meta.env.SSR && <Preview {...page} locale={locale} address={address} />}
      {noindex ? null : (
        <script
          key={address}
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? dataOf(page, locale, path) : '' }}
        />
      )}
    </>
  )
}

/** The page in other languages; Vietnamese is the default. */
const Alternates = ({ path }: { path: string }) => (
  <>
    {locales.map((locale) => (
      <link
        key={locale}
        rel="alternate"
        hrefLang={languageOf(locale).hreflangCode}
        href={absoluteUrl(`/${locale}${path}`)}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={absoluteUrl(`/${baseLocale}${path}`)} />
  </>
)

type PreviewProps = Pick<PageHeadProps, 'title' | 'description' | 'image' | 'social'> & {
  locale: Locale
  address: string
}

/** Open Graph tags; Twitter reads them too. */
const Preview = ({ title, description, image, social = 'home', locale, address }: PreviewProps) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={m.brand_name()} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={address} />
    <meta property="og:locale" content={openGraphLocale(locale)} />
    {locales
      .filter((other) => other !== locale)
      .map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
    {image ? <meta property="og:image" content={fullPicture(image)} /> : <DrawnPicture name={social} locale={locale} />}
    <meta property="og:image:alt" content={title} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

const DrawnPicture = ({ name, locale }: { name: SocialPicture; locale: Locale }) => (
  <>
    <meta property="og:image" content={absoluteUrl(socialPicturePath(name, locale))} />
    <meta property="og:image:width" content={String(socialSize.width)} />
    <meta property="og:image:height" content={String(socialSize.height)} />
  </>
)

const openGraphLocale = (locale: Locale) => languageOf(locale).localeCode.replace('-', '_')

function dataOf({ title, between = [], list, data = [] }: PageHeadProps, locale: Locale, path: string): string {
  const fullAddress = (path: string) => absoluteUrl(`/${locale}${path}`)
  const steps = [{ name: m.content_home(), path: '' }, ...between, { name: title, path }]
  const breadcrumbs = breadcrumbList(
    steps.map(({ name, path }) => ({ name, url: path === undefined ? undefined : fullAddress(path) })),
  )
  const items = list?.items.map(({ name, url, image }) => ({
    name,
    ...(url && { url: fullAddress(url) }),
    ...(image && { image: fullPicture(image) }),
  }))
  return jsonLd([...(path ? [breadcrumbs] : []), ...(list && items ? [itemList({ ...list, items })] : []), ...data])
}
