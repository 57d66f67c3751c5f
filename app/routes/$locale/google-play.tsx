import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#app/features/content/app-page'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/google-play')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({
          locale,
          path: '/google-play',
          title: m.content_google_play_title(),
          description: m.content_google_play_text(),
        })
    : undefined,
  component: () => <AppPage store="google-play" />,
})
