import { Hono } from 'hono'
import { findCategories } from '#app/features/catalogue/sitemap.server'
import { aboutPages } from '#app/features/content/about'
import { aboutDescriptions } from '#app/features/content/about-descriptions'
import { feedPath } from '#app/features/feed/feed'
import { llmsText } from '#app/features/page/llms-text'
import { SUGGESTIONS_API } from '#app/features/search/search'
import { hrefIn, type PageArguments, type PageName } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from './api-env'
import { cachedByVersion } from './cached-by-version'

const ADDRESS = '/llms.txt'

type Message = (inputs: Record<string, never>, options: { locale: 'en' }) => string
const inEnglish = (message: Message) => message({}, { locale: 'en' })

const english = <Name extends PageName>(page: Name, ...rest: PageArguments<Name>) => hrefIn('en', page, ...rest)

const pageLink = (href: string, title: Message, about: Message) => ({
  name: inEnglish(title),
  path: `${href}.md`,
  about: inEnglish(about),
})

/** llms.txt, the front page for programs, in English by convention. */
export const llms = new Hono<ApiEnv>()
llms.get(ADDRESS, (c) =>
  cachedByVersion(c, 'text/plain; charset=utf-8', async () => {
    const categories = await findCategories(openDatabase(c.env.DB), 'en')
    return llmsText(c.env.SITE_ORIGIN, inEnglish(m.brand_name), inEnglish(m.home_description), [
      {
        title: inEnglish(m.content_home),
        links: [
          pageLink(english('/'), m.home_title, m.home_description),
          pageLink(english('/wooden-furniture'), m.wooden_title, m.wooden_lead),
          pageLink(english('/furniture-package'), m.packages_title, m.packages_description),
          pageLink(english('/house-doctor-ai'), m.house_doctor_name, m.content_doctor_lead),
          pageLink(english('/contact-us'), m.contact_title, m.contact_description),
        ],
      },
      ...[...Map.groupBy(categories, ({ group }) => group)].map(([title, members]) => ({
        title,
        links: members.map(({ slug, name, advice }) => ({
          name,
          path: `${english('/category/$slug', { slug })}.md`,
          about: advice,
        })),
      })),
      {
        title: inEnglish(m.content_about_title),
        links: aboutPages.map(({ slug, title }) =>
          pageLink(english('/about-us/$slug', { slug }), title, aboutDescriptions[slug]),
        ),
      },
      {
        title: 'Optional',
        links: [
          pageLink(english('/privacy-policy'), m.content_privacy_title, m.content_privacy_lead),
          pageLink(english('/terms-of-service'), m.content_terms_title, m.content_terms_description),
          { name: 'Sitemap', path: '/sitemap.xml', about: 'every page in every language, with its pictures' },
          {
            name: 'Product feed',
            path: feedPath('en'),
            about:
              'every product in every finish with price, availability and delivery, as RSS with Google’s attributes',
          },
          {
            name: 'Universal Commerce Protocol',
            path: '/.well-known/ucp',
            about: 'profile for agents: catalogue, cart, and a checkout that hands over to the buyer',
          },
          {
            name: 'Suggestions of the search',
            path: `${SUGGESTIONS_API}?q=oak&languageCode=en`,
            about: 'JSON: products and categories whose words begin with `q`; the results are at /en/search.md?q=oak',
          },
        ],
      },
    ])
  }),
)
