import { createFileRoute } from '@tanstack/react-router'
import { AboutArticle } from '#app/features/content/about-article'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/about-us/$slug')({
  staticData: { hydrate: 'never' },
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale, slug } }) =>
    (await import('#app/features/content/load-about')).loadAboutPage(locale, slug),
  head: ({ params: { locale, slug }, loaderData }) =>
    loaderData ? pageHead({ locale, path: `/about-us/${slug}`, ...loaderData.text }) : {},
  component: About,
})

function About() {
  return <AboutArticle {...Route.useLoaderData()} />
}
