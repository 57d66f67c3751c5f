import type { Context } from 'hono'
import { type GatewaySettings, type Gateways, gatewaysOf } from '#app/features/payments/gateways'
import { isLocal } from '#app/server/local-mode'
import type { ApiEnv } from './api-env'

/** Where this shop stands for a provider: on this machine, where it was asked. */
export const originOf = (c: Context<ApiEnv>): string => (isLocal(c.env) ? new URL(c.req.url).origin : c.env.SITE_ORIGIN)

/** The providers that are switched on; on this machine they are simulators (dev-gateways.ts). */
export const gatewaysFor = (c: Context<ApiEnv>): Gateways => gatewaysIn(c.env, originOf(c))

/** The same without a request: on this machine no browser is sent there. */
export const gatewaysIn = (env: Env, origin = 'http://localhost'): Gateways =>
  gatewaysOf(env as GatewaySettings, isLocal(env) ? origin : undefined)
