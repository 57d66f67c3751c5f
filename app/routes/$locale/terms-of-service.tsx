import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle } from '#app/features/content/legal-article'

export const Route = createFileRoute('/$locale/terms-of-service')({
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale } }) =>
    (await import('#app/features/content/load-text')).loadLegalText(locale, 'terms-of-service'),
  component: Terms,
})

function Terms() {
  return <LegalArticle page="terms-of-service" text={Route.useLoaderData()} />
}
