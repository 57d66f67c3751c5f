import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#app/features/contact/contact-page'
import { loadContactParts } from '#app/features/contact/lazy-contact-parts'
import { pageContext } from '#app/lib/page-context'

export const Route = createFileRoute('/$locale/contact-us')({
  staticData: { parameters: ['topic', 'enquiry'] },
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: loadContactParts,
  loader: () => ({ submission: pageContext()?.submission }),
  // Confirmation pages are not cached.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  component: Contact,
})

function Contact() {
  return <ContactPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
