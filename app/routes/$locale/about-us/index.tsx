import { createFileRoute } from '@tanstack/react-router'
import { AboutLanding } from '#app/features/content/about-landing'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/about-us/')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({ locale, path: '/about-us', title: m.content_about_title(), description: m.content_about_lead() })
    : undefined,
  component: AboutLanding,
})
