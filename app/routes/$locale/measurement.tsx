import { createFileRoute } from '@tanstack/react-router'
import { choiceIn, consentStates, consentWords } from '#app/features/consent/consent'
import { ConsentPage } from '#app/features/consent/consent-page'
import { pageHead } from '#app/features/page/page-head'
import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/measurement')({
  staticData: { hydrate: 'never' },
  validateSearch: ({ state }: Record<string, unknown>) => {
    const known = consentStates.find((one) => one === state)
    return known ? { state: known } : {}
  },
  loader: () => {
    const { cookies = '', measurementScript = '' } = pageContext() ?? {}
    return { current: choiceIn(cookies, consentWords(measurementScript)) }
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: import.meta.env.SSR
    ? ({ params: { locale } }) =>
        pageHead({
          locale,
          path: '/measurement',
          title: m.consent_title(),
          description: m.consent_description(),
          noindex: true,
        })
    : undefined,
  component: Measurement,
})

function Measurement() {
  const { current } = Route.useLoaderData()
  return <ConsentPage current={current} state={Route.useSearch().state} />
}
