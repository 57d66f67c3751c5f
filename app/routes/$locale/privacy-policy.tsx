import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle, loadArticles } from '#app/features/content/lazy-articles'
import { PageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/privacy-policy')({
  beforeLoad: loadArticles,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale } }) =>
    (await import('#app/features/content/load-text')).loadLegalText(locale, 'privacy-policy'),
  component: Privacy,
})

function Privacy() {
  const text = Route.useLoaderData()
  return (
    <>
      <PageHead title={text.title} description={text.description} social="privacy-policy" />
      <LegalArticle page="privacy-policy" text={text} />
    </>
  )
}
