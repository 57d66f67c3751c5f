import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { company, telephoneLink } from '../content/content'
import type { Locale } from '../languages/languages'
import { absoluteUrl, structuredData } from '../page/page'

/** JSON-LD of the shop and its site search; only on home pages. */
export function shopData(locale: Locale) {
  const { name, email, phones, headOffice } = company
  const organization = absoluteUrl('/#organization')
  return [
    structuredData({
      '@type': 'Organization',
      '@id': organization,
      name: m.brand_name(),
      legalName: name.value,
      url: absoluteUrl(hrefIn(locale, '/')),
      logo: absoluteUrl('/brand/icon-512.png'),
      email: email.value,
      address: { '@type': 'PostalAddress', streetAddress: headOffice.value, addressCountry: 'VN' },
      contactPoint: Object.values(phones.value).map((phone) => ({
        '@type': 'ContactPoint' as const,
        contactType: 'customer service',
        telephone: telephoneLink(phone).replace('tel:', ''),
        areaServed: 'VN',
      })),
    }),
    structuredData({
      '@type': 'WebSite',
      name: m.brand_name(),
      url: absoluteUrl(hrefIn(locale, '/')),
      inLanguage: locale,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // By hand, because an URL would encode the braces.
          urlTemplate: `${absoluteUrl(hrefIn(locale, '/search'))}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  ]
}
