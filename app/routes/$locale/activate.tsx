import { createFileRoute } from '@tanstack/react-router'
import { ActivatePage } from '#app/features/auth/registration/activate-page'
import { PageHead } from '#app/features/page/page-head'
import { pageContext } from '#app/lib/page-context'
import { stateSearch } from '#app/lib/search-params'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/activate')({
  // The token of the letter's link is after the #, which only a script can read.
  staticData: { hydrate: 'load', isUnlisted: true, parameters: ['state'], offlineCopy: false },
  validateSearch: stateSearch,
  loader: () => ({ submission: pageContext()?.submission }),
  component: Activate,
})

function Activate() {
  const { submission } = Route.useLoaderData()
  const isActivated = Route.useSearch().state === 'activated' && !submission
  return (
    <>
      <PageHead title={m.session_activate_title()} description={m.session_activate_lead()} />
      <ActivatePage isActivated={isActivated} submission={submission} />
    </>
  )
}
