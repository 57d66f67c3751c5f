import { createFileRoute } from '@tanstack/react-router'
import { LookUpPage } from '#app/features/orders/look-up-page'
import { pageContext } from '#app/lib/page-context'
import { stateSearch } from '#app/lib/search-params'

export const Route = createFileRoute('/$locale/order/')({
  staticData: { isUnlisted: true, parameters: ['state'], cachedFor: 'nobody', offlineCopy: false },
  validateSearch: stateSearch,
  loader: () => ({ submission: pageContext()?.submission }),
  component: LookUp,
})

function LookUp() {
  return <LookUpPage {...Route.useLoaderData()} {...Route.useSearch()} />
}
