import type { Send } from '#app/features/payments/gateways.server'
import { isLocal } from '#app/server/local-mode'
import { devGateways } from './dev-gateways'

/** Reaches the payment providers; on this machine those that it plays itself. */
export const providersOf =
  (env: Env, context?: Parameters<typeof devGateways.fetch>[2]): Send =>
  async (request) =>
    isLocal(env) ? devGateways.fetch(request, env, context) : fetch(request, { redirect: 'manual' })
