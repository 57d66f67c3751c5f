import { createFileRoute } from '@tanstack/react-router'
import { AboutLanding, loadArticles } from '#app/features/content/lazy-articles'
import { PageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/about-us/')({
  beforeLoad: loadArticles,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale } }) => (await import('#app/features/content/load-text')).loadAboutLanding(locale),
  component: About,
})

function About() {
  const text = Route.useLoaderData()
  return (
    <>
      <PageHead title={text.title} description={text.description} social="about-us" />
      <AboutLanding text={text} />
    </>
  )
}
