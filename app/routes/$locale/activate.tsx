import { createFileRoute } from '@tanstack/react-router'
import { ActivatePage } from '#app/features/auth/registration/activate-page'
import { laterHead } from '#app/features/page/later-head'
import { pageContext } from '#app/lib/page-context'
import { stateSearch } from '#app/lib/search-params'

export const Route = createFileRoute('/$locale/activate')({
  // The letter's link brings its token behind the #, which only a script can read.
  staticData: { hydrate: 'load', isUnlisted: true, parameters: ['state'], offlineCopy: false },
  validateSearch: stateSearch,
  loader: () => ({ submission: pageContext()?.submission }),
  head: ({ params: { locale } }) =>
    laterHead(async () => (await import('#app/features/auth/auth-heads')).activateHead(locale)),
  component: Activate,
})

function Activate() {
  const { submission } = Route.useLoaderData()
  return <ActivatePage isActivated={Route.useSearch().state === 'activated' && !submission} submission={submission} />
}
