import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#app/features/content/app-page'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/app-store')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({
          locale,
          path: '/app-store',
          title: m.content_app_store_title(),
          description: m.content_app_store_text(),
        })
    : undefined,
  component: () => <AppPage store="app-store" />,
})
