import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#app/features/content/legal-pages'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/terms-of-service')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({
          locale,
          path: '/terms-of-service',
          title: m.content_terms_title(),
          description: m.content_terms_lead(),
        })
    : undefined,
  component: TermsPage,
})
