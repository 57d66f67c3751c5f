import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#app/features/content/app-page'
import { contentHead } from '#app/features/content/content-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/google-play')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? contentHead('/google-play', m.content_google_play_title, m.content_google_play_text)
    : undefined,
  component: () => <AppPage store="google-play" />,
})
