import { createFileRoute } from '@tanstack/react-router'
import { toPackageTier } from '#app/features/catalogue/catalogue'
import { fetchPackages } from '#app/features/catalogue/catalogue.functions'
import { PackagesPage } from '#app/features/catalogue/packages-page'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/furniture-package')({
  // An unknown tier shows all packages (ROUTE-05).
  validateSearch: ({ packageTier }): { packageTier?: string } => ({
    packageTier: toPackageTier(packageTier) ?? undefined,
  }),
  loaderDeps: ({ search: { packageTier } }) => ({ tier: toPackageTier(packageTier) }),
  loader: async ({ params: { locale }, deps: { tier }, abortController: { signal } }) => ({
    tier,
    ...(await fetchPackages({ data: { locale, tier }, signal })),
  }),
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale }, loaderData }) => {
    const { packagesHead } = await import('#app/features/catalogue/packages-page')
    return pageHead(packagesHead(locale, loaderData?.tier ?? null, loaderData?.packages))
  },
  component: Packages,
})

function Packages() {
  return <PackagesPage {...Route.useLoaderData()} />
}
