import { createFileRoute } from '@tanstack/react-router'
import { AboutLanding } from '#app/features/content/about-landing'
import { contentHead } from '#app/features/content/content-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/about-us/')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR ? contentHead('/about-us', m.content_about_title, m.content_about_lead) : undefined,
  component: AboutLanding,
})
