import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head'
import { PrivacyPage } from '#app/features/content/legal-pages'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/privacy-policy')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? contentHead('/privacy-policy', m.content_privacy_title, m.content_privacy_lead)
    : undefined,
  component: PrivacyPage,
})
