import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#app/features/install/app-page'
import { laterHead } from '#app/features/page/later-head'

export const Route = createFileRoute('/$locale/google-play')({
  head: ({ params: { locale } }) =>
    laterHead(async () => (await import('#app/features/install/app-page')).appHead(locale, 'google-play')),
  component: () => <AppPage store="google-play" />,
})
