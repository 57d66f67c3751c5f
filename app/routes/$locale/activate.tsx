import { createFileRoute } from '@tanstack/react-router'
import { laterHead } from '#app/features/page/later-head'
import { ActivatePage } from '#app/features/session/activate-page'
import { stateSearch } from '#app/lib/search-params'

export const Route = createFileRoute('/$locale/activate')({
  // The letter's link brings its token behind the #, which only a script can read.
  staticData: { hydrate: 'load', isUnlisted: true, parameters: ['state'], offlineCopy: false },
  validateSearch: stateSearch,
  loader: import.meta.env.SSR
    ? async ({ params: { locale } }) =>
        (await import('#app/features/session/form-submissions.middleware')).handleActivationForm(locale)
    : undefined,
  head: ({ params: { locale } }) =>
    laterHead(async () => (await import('#app/features/session/session-heads')).activateHead(locale)),
  component: Activate,
})

function Activate() {
  const sent = Route.useLoaderData()
  return <ActivatePage isActivated={Route.useSearch().state === 'activated' && !sent} sent={sent} />
}
