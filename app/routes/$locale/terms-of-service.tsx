import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle } from '#app/features/content/legal-article'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/terms-of-service')({
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale } }) =>
    (await import('#app/features/content/load-text')).loadLegalText(locale, 'terms-of-service'),
  head: ({ params: { locale }, loaderData }) =>
    loaderData ? pageHead({ locale, path: '/terms-of-service', social: 'terms-of-service', ...loaderData }) : {},
  component: Terms,
})

function Terms() {
  return <LegalArticle page="terms-of-service" text={Route.useLoaderData()} />
}
