import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle, loadArticles } from '#app/features/content/lazy-articles'
import { PageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/privacy-policy')({
  beforeLoad: loadArticles,
  // Imported here: named above, it would be in the bundle of every page.
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
