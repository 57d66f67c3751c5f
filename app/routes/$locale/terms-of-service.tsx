import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head'
import { TermsPage } from '#app/features/content/legal-pages'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/terms-of-service')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? contentHead('/terms-of-service', m.content_terms_title, m.content_terms_description)
    : undefined,
  component: TermsPage,
})
