import { createFileRoute } from '@tanstack/react-router'
import { toPackageTier } from '#app/features/catalogue/catalogue'
import { fetchPackages } from '#app/features/catalogue/catalogue.functions'
import { loadEnquiry } from '#app/features/enquiry/lazy-enquiry-form'
import { PackagesPage } from '#app/features/packages/packages-page'
import { pageContext } from '#app/lib/page-context'

export const Route = createFileRoute('/$locale/furniture-package')({
  staticData: { parameters: ['packageTier', 'enquiry'], showsStock: true },
  // An unknown tier shows all packages (ROUTE-05).
  validateSearch: ({ packageTier, enquiry }): { packageTier?: string; enquiry?: unknown } => ({
    packageTier: toPackageTier(packageTier) ?? undefined,
    enquiry,
  }),
  beforeLoad: loadEnquiry,
  loaderDeps: ({ search: { packageTier } }) => ({ tier: toPackageTier(packageTier) }),
  loader: async ({ params: { locale }, deps: { tier }, abortController: { signal } }) => ({
    tier,
    submission: pageContext()?.submission,
    ...(await fetchPackages({ data: { locale, tier }, signal })),
  }),
  // Confirmation pages are not cached.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  component: Packages,
})

function Packages() {
  return <PackagesPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
