import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { get } from '#tests/support/front-door'
import { stockUp } from '#tests/support/orders'
import { ucpDifferences } from './ucp-schema'

/** An agent that speaks the Universal Commerce Protocol with the built Worker. */

export const { SITE_ORIGIN, DB } = env as Env
export const BASE = '/api/ucp/v1'
export const OAK = 'ke-tv-trang-an-180:oak'
export const WALNUT = 'ke-tv-trang-an-180:walnut'
export const AGENT = 'profile="https://agent.example/.well-known/ucp"'

type Line = { id: string; item: { id: string; title: string; price: number }; quantity: number; totals: Total[] }
export type Total = { type: string; amount: number }
type Message = { type: string; code: string; severity: string; content: string; path?: string }
export type Basket = {
  ucp: { version: string; status?: string }
  id: string
  status: string
  currency: string
  line_items: Line[]
  totals: Total[]
  messages: Message[]
  continue_url: string
  expires_at: string
  links: { type: string; url: string }[]
}

export const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  get(BASE + path, {
    method,
    headers: { 'content-type': 'application/json', 'ucp-agent': AGENT, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
export const post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
  send('POST', path, body, headers)
export const put = (path: string, body: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers)

export const items = (...lines: [string, number][]) => ({
  line_items: lines.map(([id, quantity]) => ({ item: { id }, quantity })),
})

/** The answer's body, which the published schema accepts. */
export async function valid<Value = Basket>(answer: Response, schema: string, status = 200): Promise<Value> {
  const value = await answer.json()
  expect([answer.status, ucpDifferences(value, schema)]).toEqual([status, []])
  return value as Value
}

export const CART = 'shopping/cart.json'
export const CHECKOUT = 'shopping/checkout.json'
export const ERROR = 'shopping/types/error_response.json'

export const newCart = async (...lines: [string, number][]) => valid(await post('/carts', items(...lines)), CART, 201)
export const newCheckout = async (...lines: [string, number][]) =>
  valid(await post('/checkout-sessions', items(...lines)), CHECKOUT, 201)

/** Skus and numbers of a basket's lines. */
export const piecesOf = ({ line_items: lines }: Basket) => lines.map(({ item, quantity }) => [item.id, quantity])

export const amount = (totals: readonly Total[], type: string) => totals.find((one) => one.type === type)?.amount

/** A fault of a request has a code and a sentence. */
export async function faultOf(answer: Response): Promise<[status: number, code: string]> {
  const { code, content } = (await answer.json()) as { code: string; content: string }
  expect(content).toMatch(/\S \S/)
  return [answer.status, code]
}

export const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/**
 * Five oak shelves in stock and their price, and a variant that is only sold from stock and of which there is none.
 */
export async function stockShop(): Promise<{ price: number; soldOut: string }> {
  await stockUp(OAK, 5)
  const price = await DB.prepare("SELECT price_vnd FROM products WHERE slug = 'ke-tv-trang-an-180'").first<number>(
    'price_vnd',
  )
  const goods = await DB.prepare(
    "SELECT slug, finishes FROM products WHERE category_id IN (SELECT id FROM categories WHERE kind = 'goods') LIMIT 1",
  ).first<{ slug: string; finishes: string }>()
  const soldOut = `${goods?.slug}:${goods?.finishes.split(',')[0]}`
  await stockUp(soldOut, 0)
  return { price: price ?? 0, soldOut }
}
