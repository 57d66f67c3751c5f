import { createFileRoute } from '@tanstack/react-router'
import { newsletterSearch } from '#app/features/newsletter/newsletter'
import { NewsletterPage } from '#app/features/newsletter/newsletter-page'
import { pageHead } from '#app/features/page/page-head'
import { pageContext } from '#app/lib/page-context'

export const Route = createFileRoute('/$locale/newsletter')({
  staticData: { hydrate: 'never' },
  validateSearch: newsletterSearch,
  loader: () => ({ refused: pageContext()?.refusedForm }),
  // What a letter's link brings is in the address: such a page is kept for nobody.
  headers: ({ match }) => (match.search.token ? { 'cache-control': 'no-store' } : undefined),
  head: import.meta.env.SSR
    ? async ({ params: { locale }, match }) => {
        // Imported here, because a word named above would be in the bundle of every page.
        const { newsletterWords } = await import('#app/features/newsletter/newsletter-page')
        const { title, lead } = newsletterWords(match.search.state)
        return pageHead({ locale, path: '/newsletter', title, description: lead, noindex: true })
      }
    : undefined,
  component: Newsletter,
})

function Newsletter() {
  return <NewsletterPage state={Route.useSearch().state} {...Route.useLoaderData()} />
}
