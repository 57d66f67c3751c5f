import { createFileRoute } from '@tanstack/react-router'
import { type ConsentState, consentStates } from '#app/features/consent/consent'
import { ConsentPage } from '#app/features/consent/consent-page'

export const Route = createFileRoute('/$locale/measurement')({
  staticData: { isUnlisted: true, parameters: ['state'], cachedFor: 'nobody', offlineCopy: false },
  // The choice may have changed on another page.
  gcTime: 0,
  // Sets unknown states to undefined, because the router keeps parameters that a route leaves out.
  validateSearch: ({ state }: Record<string, unknown>): { state?: ConsentState } => ({
    state: consentStates.find((known) => known === state),
  }),
  loader: async () => ({ current: (await import('#app/features/consent/consent-text')).currentChoice() }),
  component: Measurement,
})

function Measurement() {
  const { current } = Route.useLoaderData()
  return <ConsentPage current={current} state={Route.useSearch().state} />
}
