import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head'
import { AppPage } from '#app/features/install/app-page'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/google-play')({
  staticData: { hydrate: 'never' },
  head: import.meta.env.SSR
    ? contentHead('/google-play', m.install_google_play_title, m.install_google_play_text)
    : undefined,
  component: () => <AppPage store="google-play" />,
})
