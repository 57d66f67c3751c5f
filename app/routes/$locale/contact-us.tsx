import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#app/features/contact/contact-page'
import { loadContact } from '#app/features/contact/later-contact'
import { laterHead } from '#app/features/page/later-head'

export const Route = createFileRoute('/$locale/contact-us')({
  staticData: { parameters: ['topic', 'enquiry'] },
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: loadContact,
  loader: async () => (await import('#app/features/enquiry/enquiry.queries')).sentEnquiry(),
  // Whoever has just written is told so alone.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  head: ({ params: { locale } }) =>
    laterHead(async () => (await import('#app/features/contact/contact-head')).contactHead(locale)),
  component: Contact,
})

function Contact() {
  return <ContactPage search={Route.useSearch()} sent={Route.useLoaderData()} />
}
