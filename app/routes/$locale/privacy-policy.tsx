import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle } from '#app/features/content/legal-article'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/privacy-policy')({
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale } }) =>
    (await import('#app/features/content/load-text')).loadLegalText(locale, 'privacy-policy'),
  head: ({ params: { locale }, loaderData }) =>
    loaderData ? pageHead({ locale, path: '/privacy-policy', social: 'privacy-policy', ...loaderData }) : {},
  component: Privacy,
})

function Privacy() {
  return <LegalArticle page="privacy-policy" text={Route.useLoaderData()} />
}
