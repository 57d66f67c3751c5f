import { createFileRoute } from '@tanstack/react-router'
import { AboutArticle } from '#app/features/content/about-article'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/about-us/$slug')({
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale, slug } }) =>
    (await import('#app/features/content/load-text')).loadAboutPage(locale, slug),
  head: ({ params: { locale, slug }, loaderData }) =>
    loaderData
      ? pageHead({
          locale,
          path: `/about-us/${slug}`,
          between: [{ name: m.content_about_title(), path: '/about-us' }],
          social: 'about-us',
          ...loaderData.text,
        })
      : {},
  component: About,
})

function About() {
  return <AboutArticle {...Route.useLoaderData()} />
}
