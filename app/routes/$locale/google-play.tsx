import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#app/features/install/app-page'

export const Route = createFileRoute('/$locale/google-play')({
  component: () => <AppPage store="google-play" />,
})
