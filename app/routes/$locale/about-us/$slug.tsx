import { createFileRoute } from '@tanstack/react-router'
import { AboutArticle, loadArticles } from '#app/features/content/lazy-articles'
import { PageHead } from '#app/features/page/page-head'
import { pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/about-us/$slug')({
  beforeLoad: loadArticles,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale, slug } }) =>
    (await import('#app/features/content/load-text')).loadAboutPage(locale, slug),
  component: About,
})

function About() {
  const { slug, text } = Route.useLoaderData()
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        social="about-us"
        between={[{ name: m.content_about_title(), path: pagePath('/about-us') }]}
      />
      <AboutArticle key={slug} slug={slug} text={text} />
    </>
  )
}
