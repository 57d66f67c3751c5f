import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#app/features/content/legal-pages'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/privacy-policy')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({
          locale,
          path: '/privacy-policy',
          title: m.content_privacy_title(),
          description: m.content_privacy_lead(),
        })
    : undefined,
  component: PrivacyPage,
})
