import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#app/features/content/contact-page'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/contact-us')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({
          locale,
          path: '/contact-us',
          title: m.content_contact_title(),
          description: m.content_contact_lead(),
        })
    : undefined,
  component: ContactPage,
})
