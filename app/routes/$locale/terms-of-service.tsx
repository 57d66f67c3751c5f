import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle, loadArticles } from '#app/features/content/lazy-articles'
import { PageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/terms-of-service')({
  beforeLoad: loadArticles,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale } }) =>
    (await import('#app/features/content/load-text')).loadLegalText(locale, 'terms-of-service'),
  component: Terms,
})

function Terms() {
  const text = Route.useLoaderData()
  return (
    <>
      <PageHead title={text.title} description={text.description} social="terms-of-service" />
      <LegalArticle page="terms-of-service" text={text} />
    </>
  )
}
