import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { toPackageTier } from '#app/features/catalogue/catalogue'
import { packagesQuery } from '#app/features/catalogue/catalogue.queries'
import { PackagesPage } from '#app/features/catalogue/packages-page'
import { pageHead } from '#app/features/navigation/page-head'

export const Route = createFileRoute('/$locale/furniture-package')({
  // An unknown tier shows all packages (ROUTE-05).
  validateSearch: ({ packageTier }): { packageTier?: string } => ({
    packageTier: toPackageTier(packageTier) ?? undefined,
  }),
  loaderDeps: ({ search: { packageTier } }) => ({ tier: toPackageTier(packageTier) }),
  loader: async ({ context: { queryClient }, params: { locale }, deps: { tier } }) => {
    await queryClient.ensureQueryData(packagesQuery(locale, tier))
    return { tier }
  },
  head: async ({ match: { context }, params: { locale }, loaderData }) => {
    const { packagesHead } = await import('#app/features/catalogue/packages-head')
    const tier = loaderData?.tier ?? null
    const data = context.queryClient.getQueryData(packagesQuery(locale, tier).queryKey)
    return pageHead(packagesHead(locale, tier, data?.packages))
  },
  component: Packages,
})

function Packages() {
  const { locale } = Route.useParams()
  const { tier } = Route.useLoaderData()
  const { data } = useSuspenseQuery(packagesQuery(locale, tier))
  return <PackagesPage tier={tier} {...data} />
}
