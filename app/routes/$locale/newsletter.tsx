import { createFileRoute } from '@tanstack/react-router'
import { newsletterSearch } from '#app/features/newsletter/newsletter'
import { NewsletterPage } from '#app/features/newsletter/newsletter-page'
import { pageContext } from '#app/lib/page-context'

export const Route = createFileRoute('/$locale/newsletter')({
  staticData: { isUnlisted: true, parameters: ['state', 'token'], offlineCopy: false },
  // What was refused is said once.
  gcTime: 0,
  validateSearch: newsletterSearch,
  loader: () => ({ submission: pageContext()?.submission }),
  // What a letter's link brings is in the address: such a page is kept for nobody.
  headers: ({ match }) => (match.search.token ? { 'cache-control': 'no-store' } : undefined),
  component: Newsletter,
})

function Newsletter() {
  // The router hands over what stands in the address, not only what was validated.
  const { state } = newsletterSearch(Route.useSearch())
  return <NewsletterPage state={state} {...Route.useLoaderData()} />
}
