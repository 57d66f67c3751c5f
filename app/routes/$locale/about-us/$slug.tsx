import { createFileRoute } from '@tanstack/react-router'
import { AboutArticle } from '#app/features/content/about-article'

export const Route = createFileRoute('/$locale/about-us/$slug')({
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale, slug } }) =>
    (await import('#app/features/content/load-text')).loadAboutPage(locale, slug),
  component: About,
})

function About() {
  return <AboutArticle {...Route.useLoaderData()} />
}
