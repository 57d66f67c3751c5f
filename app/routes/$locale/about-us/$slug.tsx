import { createFileRoute, notFound } from '@tanstack/react-router'
import { AboutArticle } from '#app/features/content/about-article'
import { pageHead } from '#app/features/page/page-head'

// The server imports what it asks where it asks it: named above, the words would be in the bundle of every page.
export const Route = createFileRoute('/$locale/about-us/$slug')({
  staticData: { hydrate: 'never' },
  loader: import.meta.env.SSR
    ? async ({ params: { locale, slug } }) => {
        const { aboutLanguage, findAboutPage } = await import('#app/features/content/about')
        const { fetchAboutText } = await import('#app/features/content/text.functions')
        const page = findAboutPage(slug)
        if (!page) throw notFound()
        return {
          slug: page.slug,
          text: await fetchAboutText({ data: { page: page.slug, language: aboutLanguage(locale) } }),
        }
      }
    : undefined,
  head: ({ params: { locale, slug }, loaderData }) =>
    loaderData ? pageHead({ locale, path: `/about-us/${slug}`, ...loaderData.text }) : {},
  component: About,
})

function About() {
  const page = Route.useLoaderData()
  return page ? <AboutArticle {...page} /> : null
}
