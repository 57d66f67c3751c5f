import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { isLocale } from '#app/features/languages/languages'
import { languagesQuery } from '#app/features/languages/languages.queries'
import { navbarQuery } from '#app/features/navigation/navigation.queries'

export const Route = createFileRoute('/$locale')({
  params: {
    parse: ({ locale }) => {
      if (!isLocale(locale)) throw notFound()
      return { locale }
    },
  },
  loader: async ({ context: { queryClient }, params: { locale } }) => {
    const [languages, navbar] = await Promise.all([
      queryClient.ensureQueryData(languagesQuery(locale)),
      queryClient.ensureQueryData(navbarQuery(locale)),
    ])
    return { degraded: !languages.ok || !navbar.ok }
  },
  headers: ({ loaderData }) => ({ 'cache-control': loaderData?.degraded ? 'no-store' : 'public, s-maxage=60' }),
  component: Outlet,
  notFoundComponent: () => <p>404</p>,
})
