import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head'
import { AppPage } from '#app/features/install/app-page'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/app-store')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? contentHead('/app-store', m.install_app_store_title, m.install_app_store_text)
    : undefined,
  component: () => <AppPage store="app-store" />,
})
