import { Hono } from 'hono'
import { UCP_ENDPOINT, UCP_VERSION, ucpProfile, versionOfAgent } from '#app/features/ucp/ucp'
import type { ApiEnv } from './api-env'
import { refuseOtherSites } from './call'
import { PUBLIC_FOR_A_MINUTE } from './errors'
import { ucpCarts } from './ucp/carts'
import { ucpCatalogue } from './ucp/catalogue'
import { ucpCheckouts } from './ucp/checkouts'

/** Catalogue, cart and checkout by the Universal Commerce Protocol (BUY-15, decision 047). */
export const ucp = new Hono<ApiEnv>()

ucp.get('/.well-known/ucp', (c) => c.json(ucpProfile(c.env.SITE_ORIGIN), 200, PUBLIC_FOR_A_MINUTE))

ucp.use(`${UCP_ENDPOINT}/*`, refuseOtherSites)

/** The profile is not fetched: nothing that is answered depends on it. */
ucp.use(`${UCP_ENDPOINT}/*`, async (c, next) => {
  const version = versionOfAgent(c.req.header('ucp-agent'))
  if (version === undefined || version <= UCP_VERSION) return next()
  const content = `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`
  return c.json({ code: 'version_unsupported', content, continue_url: c.env.SITE_ORIGIN }, 422)
})

ucp.route('/', ucpCatalogue)
ucp.route('/', ucpCarts)
ucp.route('/', ucpCheckouts)
