import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#app/features/contact/contact-page'
import { loadContact } from '#app/features/contact/later-contact'
import { pageContext } from '#app/lib/page-context'

export const Route = createFileRoute('/$locale/contact-us')({
  staticData: { parameters: ['topic', 'enquiry'] },
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: loadContact,
  loader: () => ({ submission: pageContext()?.submission }),
  // Whoever has just written is told so alone.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  component: Contact,
})

function Contact() {
  return <ContactPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
