import { beforeAll, describe, expect, test } from 'vitest'
import { get } from '#tests/support/front-door'
import {
  AGENT,
  BASE,
  CHECKOUT,
  ERROR,
  faultOf,
  items,
  newKey,
  OAK,
  post,
  SITE_ORIGIN,
  stockShop,
  valid,
} from '#tests/support/ucp/agent'
import { ucpDifferences } from '#tests/support/ucp/ucp-schema'

type Entry = { version: string; spec: string; schema: string; transport?: string; endpoint?: string }
type Profile = {
  ucp: {
    version: string
    services: Record<string, Entry[]>
    capabilities: Record<string, Entry[]>
    payment_handlers: Record<string, unknown>
  }
}

const WELL_KNOWN = '/.well-known/ucp'
const readProfile = async () => ((await (await get(WELL_KNOWN)).json()) as Profile).ucp

beforeAll(async () => {
  await stockShop()
})

describe('[BUY-15] protocol', () => {
  test('[BUY-15] test_discovery: the profile is as published, and names what is served', async () => {
    const answer = await get(WELL_KNOWN)
    const profile = (await answer.json()) as Profile
    expect([answer.status, ucpDifferences(profile.ucp, 'ucp.json#/$defs/business_schema')]).toEqual([200, []])
    expect(profile.ucp.version).toBe('2026-04-08')
    expect(Object.keys(profile.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.cart',
      'dev.ucp.shopping.checkout',
    ])
    expect(profile.ucp.services).toMatchObject({
      'dev.ucp.shopping': [{ transport: 'rest', endpoint: `${SITE_ORIGIN}${BASE}` }],
    })
  })

  test('[BUY-15] test_discovery_schema_and_types: names are reversed domains, versions are days', async () => {
    const { version, services, capabilities, payment_handlers: handlers } = await readProfile()
    const names = [services, capabilities, handlers].flatMap((group) => Object.keys(group))
    expect(names.filter((name) => !/^[a-z\d_]+(\.[a-z\d_]+)+$/.test(name))).toEqual([])
    const entries = [services, capabilities].flatMap((group) => Object.values(group).flat())
    const versions = [version, ...entries.map((entry) => entry.version)]
    expect(versions).toHaveLength(6)
    expect(versions.filter((one) => !/^\d{4}-\d{2}-\d{2}$/.test(one))).toEqual([])
  })

  test('[BUY-15] test_discovery_urls: addresses of documents are those of the version', async () => {
    const text = await (await get(WELL_KNOWN)).text()
    const addresses = [...text.matchAll(/"(?:spec|schema)":"([^"]+)"/g)].map(([, url]) => url)
    expect(addresses).toHaveLength(10)
    expect(addresses.filter((url) => !url?.startsWith('https://ucp.dev/2026-04-08/'))).toEqual([])
  })

  test('[BUY-15] test_version_negotiation: a newer protocol is refused, an older one served', async () => {
    const agentOf = (version: string) => ({ 'ucp-agent': `${AGENT}; version="${version}"` })
    const asked = (version: string) => post('/checkout-sessions', items([OAK, 1]), agentOf(version))
    for (const version of ['2026-01-11', '2026-04-08']) await valid(await asked(version), CHECKOUT, 201)
    const refused = await asked('2099-01-01')
    expect(await refused.clone().json()).toMatchObject({ continue_url: SITE_ORIGIN })
    expect(await faultOf(refused)).toEqual([422, 'version_unsupported'])
    for (const version of ['2026-04-08', '2099-01-01'])
      expect((await get(WELL_KNOWN, { headers: agentOf(version) })).status).toBe(200)
  })

  test('[BUY-15] test_idempotency_header_accepted: the profile is there for whoever sends a key', async () => {
    expect((await get(WELL_KNOWN, { headers: newKey() })).status).toBe(200)
  })

  test('[BUY-15] pages of other sites are refused', async () => {
    const answer = await post('/carts', items([OAK, 1]), { origin: 'https://evil.example' })
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'cross_site_request' })])
  })
})

describe('[BUY-15] checks of the validator', () => {
  test('[BUY-15] discovery.reachable, discovery.valid_json', async () => {
    const answer = await get(WELL_KNOWN)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await answer.json()).toBeTypeOf('object')
  })

  test('[BUY-15] discovery.schema', async () => {
    expect(ucpDifferences(await readProfile(), 'ucp.json#/$defs/business_schema')).toEqual([])
  })

  test('[BUY-15] version.services_structure, version.capabilities_structure', async () => {
    const { services, capabilities } = await readProfile()
    for (const group of [services, capabilities])
      expect(Object.values(group).filter((entries) => !Array.isArray(entries) || entries.length === 0)).toEqual([])
  })

  test('[BUY-15] capabilities.dev.ucp.shopping.checkout', async () => {
    expect((await readProfile()).capabilities).toHaveProperty(['dev.ucp.shopping.checkout'])
  })

  test('[BUY-15] smoke.endpoint, smoke.checkout: an unknown piece is answered where the profile says', async () => {
    const { version, services } = await readProfile()
    const [service] = services['dev.ucp.shopping'] ?? []
    expect([service?.transport, new URL(service?.endpoint ?? '').origin]).toEqual(['rest', SITE_ORIGIN])
    const answer = await get(`${new URL(service?.endpoint ?? '').pathname}/checkout-sessions`, {
      method: 'POST',
      headers: {
        ...newKey(),
        'content-type': 'application/json',
        'ucp-agent': `profile="urn:example:smoke"; version="${version}"`,
        'request-id': crypto.randomUUID(),
        'request-signature': 'test',
      },
      body: JSON.stringify({ ...items(['smoke-test-item', 1]), context: { address_country: 'VN' } }),
    })
    expect((await valid(answer, ERROR)).messages[0]?.code).toBe('item_unavailable')
  })
})
