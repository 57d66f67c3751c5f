import { createFileRoute } from '@tanstack/react-router'
import { LegalArticle } from '#app/features/content/legal-article'

export const Route = createFileRoute('/$locale/privacy-policy')({
  // Imported here: named above, it would be in the bundle of every page.
  loader: async ({ params: { locale } }) =>
    (await import('#app/features/content/load-text')).loadLegalText(locale, 'privacy-policy'),
  component: Privacy,
})

function Privacy() {
  return <LegalArticle page="privacy-policy" text={Route.useLoaderData()} />
}
