import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { isLocale } from '#app/features/languages/languages'

export const Route = createFileRoute('/$locale')({
  params: {
    parse: ({ locale }) => {
      if (!isLocale(locale)) throw notFound()
      return { locale }
    },
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60' }),
  component: Outlet,
  notFoundComponent: () => <p>404</p>,
})
