import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle, loadArticles } from '#app/features/content/lazy-articles'
import { PageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/terms-of-service')({
  staticData: { parameters: ['version'] },
  // The loader judges the parameter, because route code is in every page's bundle.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search: { version } }) => ({ version }),
  beforeLoad: loadArticles,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale }, deps: { version } }) =>
    (await import('#app/features/content/load-text')).loadTerms(locale, version),
  component: Terms,
})

function Terms() {
  const { text, id } = Route.useLoaderData()
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        social="terms-of-service"
        noindex={id !== undefined}
      />
      <LegalArticle page="terms-of-service" text={text} keptId={id} />
    </>
  )
}
