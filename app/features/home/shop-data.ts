import { m } from '#app/paraglide/messages.js'
import { company, returnPolicy, telephoneLink } from '../content/content'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { absoluteUrl, type StructuredData } from '../page/page'

/** JSON-LD of the shop and its site search; only on home pages. */
export function shopData(): StructuredData[] {
  const { name, email, phones, headOffice } = company
  const organization = absoluteUrl('/#organization')
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: m.brand_name(),
      legalName: name.value,
      url: absoluteUrl(href('/')),
      logo: absoluteUrl('/brand/icon-512.png'),
      email: email.value,
      address: { '@type': 'PostalAddress', streetAddress: headOffice.value, addressCountry: 'VN' },
      contactPoint: Object.values(phones.value).map((phone) => ({
        '@type': 'ContactPoint' as const,
        contactType: 'customer service',
        telephone: telephoneLink(phone).replace('tel:', ''),
        areaServed: 'VN',
      })),
      hasMerchantReturnPolicy: returnPolicy,
    },
    {
      '@type': 'WebSite',
      name: m.brand_name(),
      url: absoluteUrl(href('/')),
      inLanguage: getLocale(),
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // By hand, because an URL would encode the braces.
          urlTemplate: `${absoluteUrl(href('/search'))}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
