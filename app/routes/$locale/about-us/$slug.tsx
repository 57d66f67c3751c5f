import { createFileRoute, notFound } from '@tanstack/react-router'
import { findAboutPage } from '#app/features/content/about'
import { AboutArticle } from '#app/features/content/about-article'
import { pageHead } from '#app/features/page/page-head'

// The server imports what it asks where it asks it: named above, the words would be in the bundle of every page.
export const Route = createFileRoute('/$locale/about-us/$slug')({
  staticData: { hydrate: 'never' },
  beforeLoad: import.meta.env.SSR
    ? async ({ params: { slug } }) => {
        const { findAboutPage } = await import('#app/features/content/about')
        if (!findAboutPage(slug)) throw notFound()
      }
    : undefined,
  head: import.meta.env.SSR
    ? async ({ params: { locale, slug } }) => {
        const { findAboutPage } = await import('#app/features/content/about')
        const { aboutDescriptions } = await import('#app/features/content/about-descriptions')
        const page = findAboutPage(slug)
        if (!page) return {}
        const description = aboutDescriptions[page.slug]()
        return pageHead({ locale, path: `/about-us/${slug}`, title: page.title(), description })
      }
    : undefined,
  component: About,
})

function About() {
  const page = findAboutPage(Route.useParams().slug)
  return page ? <AboutArticle page={page} /> : null
}
