import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#app/features/content/contact-page'
import { contentHead } from '#app/features/content/content-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/contact-us')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR ? contentHead('/contact-us', m.content_contact_title, m.content_contact_lead) : undefined,
  component: ContactPage,
})
