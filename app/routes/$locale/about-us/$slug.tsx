import { createFileRoute, notFound } from '@tanstack/react-router'
import { findAboutPage } from '#app/features/content/about'
import { AboutArticle } from '#app/features/content/about-article'
import { aboutDescriptions } from '#app/features/content/about-descriptions'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/about-us/$slug')({
  staticData: { hydrate: 'never' },
  beforeLoad: ({ params }) => {
    if (!findAboutPage(params.slug)) throw notFound()
  },
  head: import.meta.env.SSR
    ? ({ params: { locale, slug } }) => {
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
