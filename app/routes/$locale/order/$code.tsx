import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '#app/features/orders/order-page'
import { PayPanel } from '#app/features/payments/pay-panel'

export const Route = createFileRoute('/$locale/order/$code')({
  // Hydrates at once, because it looks again by itself while it waits for money.
  staticData: {
    hydrate: 'load',
    isUnlisted: true,
    parameters: ['k', 'state'],
    cachedFor: 'nobody',
    offlineCopy: false,
  },
  staleTime: 0,
  // What a hovered link had loaded would be shown after the next change.
  preload: false,
  gcTime: 0,
  validateSearch: ({ k, state }: Record<string, unknown>): { k?: string; state?: string } => ({
    k: typeof k === 'string' ? k : undefined,
    state: typeof state === 'string' ? state : undefined,
  }),
  loaderDeps: ({ search: { k } }) => ({ k }),
  // An act leads to the page it stands on, which would keep its old data. What was done and what is so appear together.
  shouldReload: true,
  loader: {
    staleReloadMode: 'blocking',
    // A dynamic import, because a static one would be in every page's bundle.
    handler: async ({ params: { locale, code }, deps: { k = '' } }) =>
      (await import('#app/features/payments/load-order-page')).loadOrderPage(locale, code, k),
  },
  // The address is a secret, so no link carries it to another site. `no-referrer` would hide the forms' origin too.
  headers: () => ({ 'referrer-policy': 'same-origin' }),
  component: Order,
})

function Order() {
  const { payment, qr, gateways, ...data } = Route.useLoaderData()
  const { k = '', state } = Route.useSearch()
  return (
    <OrderPage
      {...data}
      secret={k}
      state={state}
      paying={
        <PayPanel order={data.order} submission={data.submission} {...{ payment, qr, gateways, state }} secret={k} />
      }
    />
  )
}
