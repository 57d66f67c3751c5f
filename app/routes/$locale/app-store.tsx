import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#app/features/content/app-page'
import { contentHead } from '#app/features/content/content-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/app-store')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? contentHead('/app-store', m.content_app_store_title, m.content_app_store_text)
    : undefined,
  component: () => <AppPage store="app-store" />,
})
