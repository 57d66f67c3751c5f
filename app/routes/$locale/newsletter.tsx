import { createFileRoute } from '@tanstack/react-router'
import { newsletterSearch } from '#app/features/newsletter/newsletter'
import { NewsletterPage } from '#app/features/newsletter/newsletter-page'
import { pageContext } from '#app/lib/page-context'

export const Route = createFileRoute('/$locale/newsletter')({
  staticData: { isUnlisted: true, parameters: ['state', 'token'], offlineCopy: false },
  // A refused form is shown only once.
  gcTime: 0,
  validateSearch: newsletterSearch,
  loader: () => ({ submission: pageContext()?.submission }),
  // The address contains the token of a letter's link, so the page is not cached.
  headers: ({ match }) => (match.search.token ? { 'cache-control': 'no-store' } : undefined),
  component: Newsletter,
})

function Newsletter() {
  // The router's `search` also contains parameters that were not validated.
  const { state } = newsletterSearch(Route.useSearch())
  return <NewsletterPage state={state} {...Route.useLoaderData()} />
}
