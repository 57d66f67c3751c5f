import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#app/features/install/app-page'

export const Route = createFileRoute('/$locale/app-store')({
  component: () => <AppPage store="app-store" />,
})
