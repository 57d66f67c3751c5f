import type { ProductSummary } from '../catalogue/catalogue'
import { skuOf, supplyOf } from '../stock/stock'

/** The shop in the words of the Universal Commerce Protocol (BUY-15, decision 047). Đồng have no minor unit. */

export const UCP_VERSION = '2026-04-08'
export const UCP_ENDPOINT = '/api/ucp/v1'

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`
const CURRENCY = 'VND'

/** Capabilities with the page that specifies them. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': 'catalog/search',
  'dev.ucp.shopping.catalog.lookup': 'catalog/lookup',
  'dev.ucp.shopping.cart': 'cart',
  'dev.ucp.shopping.checkout': 'checkout',
} as const
type Capability = keyof typeof capabilities

/** What `/.well-known/ucp` says. Buyers pay on the shop's own page, so no payment handler is named. */
export const ucpProfile = (origin: string) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      'dev.ucp.shopping': [
        {
          version: UCP_VERSION,
          spec: `${SPECIFICATION}/specification/overview`,
          transport: 'rest',
          schema: `${SPECIFICATION}/services/shopping/rest.openapi.json`,
          endpoint: origin + UCP_ENDPOINT,
        },
      ],
    },
    capabilities: Object.fromEntries(
      Object.entries(capabilities).map(([name, page]) => [
        name,
        [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/${page}`,
            schema: `${SPECIFICATION}/schemas/shopping/${page.replace('/', '_')}.json`,
          },
        ],
      ]),
    ),
    payment_handlers: {},
  },
})

const envelope = (capability: Capability, status: 'success' | 'error' = 'success') => ({
  version: UCP_VERSION,
  status,
  capabilities: { [capability]: [{ version: UCP_VERSION }] },
})

type UcpMessage = {
  type: 'error'
  code: string
  content: string
  severity: 'recoverable' | 'requires_buyer_input' | 'unrecoverable'
  path?: string
}

/** An outcome without a resource. */
export const ucpError = (capability: Capability, code: string, content: string, continueUrl: string) => ({
  ucp: envelope(capability, 'error'),
  messages: [{ type: 'error', code, content, severity: 'unrecoverable' } satisfies UcpMessage],
  continue_url: continueUrl,
})

/** What a variant costs and how it can be had. */
export type UcpVariant = {
  sku: string
  finish: ProductSummary['finishes'][number]
  priceVnd: number
  free: number
  leadDays?: number
}

type UcpWords = {
  finish: string
  materialName: (code: UcpVariant['finish']) => string
  linkOf: (slug: string) => string
  pictureOf: (path: string) => string
}

type CatalogueProduct = Omit<ProductSummary, 'isNew' | 'isInStock'>

const priceOf = (amount: number) => ({ amount, currency: CURRENCY })

/** A product with variants, the first one featured. */
export function ucpProduct(product: CatalogueProduct, variants: readonly UcpVariant[], words: UcpWords) {
  const prices = variants.map(({ priceVnd }) => priceVnd)
  const url = words.linkOf(product.slug)
  const description = { plain: product.summary || product.name }
  const media = product.image ? [{ type: 'image', url: words.pictureOf(product.image), alt_text: product.name }] : []
  return {
    id: product.slug,
    handle: product.slug,
    title: product.name,
    description,
    url,
    categories: [{ value: product.categorySlug, taxonomy: 'merchant' }],
    price_range: { min: priceOf(Math.min(...prices)), max: priceOf(Math.max(...prices)) },
    media,
    options: [
      {
        name: words.finish,
        values: product.finishes.map((finish) => ({ id: finish, label: words.materialName(finish) })),
      },
    ],
    variants: variants.map((variant) => ({
      id: variant.sku,
      sku: variant.sku,
      title: `${product.name}, ${words.materialName(variant.finish)}`,
      description,
      url: `${url}?finish=${variant.finish}`,
      price: priceOf(variant.priceVnd),
      availability: availabilityOf(variant),
      options: [selectedOption(variant.finish, words)],
      media,
    })),
  }
}

const selectedOption = (finish: UcpVariant['finish'], { finish: name, materialName }: UcpWords) => ({
  name,
  id: finish,
  label: materialName(finish),
})

function availabilityOf(variant: UcpVariant) {
  const { kind } = supplyOf(1, variant)
  return { available: kind !== 'out', status: { stock: 'in_stock', made: 'backorder', out: 'out_of_stock' }[kind] }
}

/** One product in detail: the wanted finish is selected and first. */
export function ucpDetail(
  product: CatalogueProduct,
  variants: readonly UcpVariant[],
  words: UcpWords,
  wanted: { finish?: string; label?: string },
) {
  const [first] = variants
  const chosen =
    variants.find(({ finish }) => finish === wanted.finish) ??
    variants.find(({ finish }) => words.materialName(finish) === wanted.label) ??
    first
  const ordered = chosen ? [chosen, ...variants.filter((one) => one !== chosen)] : variants
  const values = product.finishes.flatMap((finish) => {
    const variant = variants.find((one) => one.finish === finish)
    if (!variant) return []
    return [{ id: finish, label: words.materialName(finish), ...signalsOf(variant) }]
  })
  return {
    ...ucpProduct(product, ordered, words),
    // The price range is that of all variants, the selection that of the first.
    selected: chosen ? [selectedOption(chosen.finish, words)] : [],
    options: [{ name: words.finish, values }],
  }
}

const signalsOf = (variant: UcpVariant) => ({ available: availabilityOf(variant).available, exists: true })

export const ucpSearchAnswer = (products: readonly object[], next: string | undefined) => ({
  ucp: envelope('dev.ucp.shopping.catalog.search'),
  products,
  pagination: next === undefined ? { has_next_page: false } : { has_next_page: true, cursor: next },
})

export const ucpLookUpAnswer = (products: readonly object[]) => ({
  ucp: envelope('dev.ucp.shopping.catalog.lookup'),
  products,
})

export const ucpProductAnswer = (product: object) => ({ ucp: envelope('dev.ucp.shopping.catalog.lookup'), product })

/** For each product the variants that ids of a request mean, with those ids. */
export function correlate(ids: readonly string[], skusOf: ReadonlyMap<string, readonly string[]>) {
  const found = new Map<string, Map<string, { id: string; match: 'exact' | 'featured' }[]>>()
  for (const id of new Set(ids)) {
    const [slug = ''] = id.split(':')
    const skus = skusOf.get(slug) ?? []
    const sku = id === slug ? skus[0] : skus.find((one) => one === id)
    if (!sku) continue
    const ofProduct = found.get(slug) ?? new Map()
    found.set(slug, ofProduct)
    ofProduct.set(sku, [...(ofProduct.get(sku) ?? []), { id, match: id === slug ? 'featured' : 'exact' }])
  }
  return found
}

/** A line of a basket at today's price. */
type UcpLine = {
  sku: string
  quantity: number
  unitPrice: number
  title: string
  picture?: string
  isOut: boolean
}

export type UcpBasket = {
  id: string
  lines: readonly UcpLine[]
  /** As the quote adds them up. */
  total: number
  expiresAt: number
  continueUrl: string
  outOfStock: string
}

const totalsOf = (amount: number) => [
  { type: 'subtotal', amount },
  { type: 'total', amount },
]

const basketOf = ({ id, lines, total, expiresAt, continueUrl }: UcpBasket) => ({
  id,
  line_items: lines.map(({ sku, quantity, unitPrice, title, picture }) => ({
    id: sku,
    item: { id: sku, title, price: unitPrice, ...(picture && { image_url: picture }) },
    quantity,
    totals: totalsOf(unitPrice * quantity),
  })),
  currency: CURRENCY,
  totals: totalsOf(total),
  continue_url: continueUrl,
  expires_at: new Date(expiresAt).toISOString(),
})

const outMessages = ({ lines, outOfStock }: UcpBasket): UcpMessage[] =>
  lines.flatMap(({ isOut }, index) =>
    isOut
      ? [
          {
            type: 'error',
            code: 'out_of_stock',
            content: outOfStock,
            severity: 'recoverable',
            path: `$.line_items[${index}]`,
          },
        ]
      : [],
  )

export const ucpCart = (basket: UcpBasket) => ({
  ucp: envelope('dev.ucp.shopping.cart'),
  ...basketOf(basket),
  messages: outMessages(basket),
})

type UcpCheckoutWords = { buyerInput: string; links: { type: string; url: string; title: string }[] }

/** A checkout is finished by its buyer, who chooses place, day and payment on the shop's page. */
export function ucpCheckout(basket: UcpBasket, { buyerInput, links }: UcpCheckoutWords, isCanceled = false) {
  const out = outMessages(basket)
  const input: UcpMessage = {
    type: 'error',
    code: 'buyer_input_required',
    content: buyerInput,
    severity: 'requires_buyer_input',
  }
  return {
    ucp: { ...envelope('dev.ucp.shopping.checkout'), payment_handlers: {} },
    ...basketOf(basket),
    status: isCanceled ? 'canceled' : out.length > 0 ? 'incomplete' : 'requires_escalation',
    links,
    messages: isCanceled ? [] : [...out, input],
  }
}

/** True if the same pieces are wanted, in whatever order. */
export function areSameLines(
  some: readonly { sku: string; quantity: number }[],
  others: readonly { sku: string; quantity: number }[],
): boolean {
  const text = (lines: typeof some) => JSON.stringify(lines.map(({ sku, quantity }) => [sku, quantity]).toSorted())
  return text(some) === text(others)
}

/** One line a sku, because a basket has no two. */
export function joinLines(lines: readonly { sku: string; quantity: number }[]) {
  const joined = new Map<string, number>()
  for (const { sku, quantity } of lines) joined.set(sku, (joined.get(sku) ?? 0) + quantity)
  return [...joined].map(([sku, quantity]) => ({ sku, quantity }))
}

export const skusOfProduct = ({ slug, finishes }: Pick<ProductSummary, 'slug' | 'finishes'>) =>
  finishes.map((finish) => skuOf({ slug, finish }))

/** The protocol version that an agent names in its `UCP-Agent` header; undefined if it names none. */
export const versionOfAgent = (header = ''): string | undefined => /\bversion="([^"]*)"/.exec(header)?.[1]
