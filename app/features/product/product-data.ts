import type { Offer, OfferShippingDetails } from 'schema-dts'
import { m } from '#app/paraglide/messages.js'
import { colourOfFinish, sizeInCm } from '../catalogue/catalogue'
import { colourName, localeCode, materialName } from '../catalogue/catalogue-labels'
import { returnPolicy } from '../content/content'
import { type ShippingFacts, shippingOf } from '../delivery/delivery'
import { href } from '../languages/href'
import { absoluteUrl, fullPicture, type StructuredData } from '../page/page'
import { skuOf } from '../stock/stock'
import type { FinishOffer, Product } from './product'

/** Policies stand once in a page, and offers name them. */
const RETURNS = '#returns'

const availability = {
  stock: 'https://schema.org/InStock',
  made: 'https://schema.org/BackOrder',
  out: 'https://schema.org/OutOfStock',
} as const satisfies Record<FinishOffer['supply'], string>

/** JSON-LD of a product: a group of its finishes, or one thing if there is no choice (BUY-13). */
export function productData(product: Product): StructuredData[] {
  const { slug, name, offers, pictures } = product
  const url = absoluteUrl(href('/product/$slug', { slug }))
  const policies = new Map<string, StructuredData>()
  const variants = offers.map(({ finish, priceVnd, supply, leadDays }) => {
    const shipping = shippingOf(priceVnd, supply === 'made' ? leadDays : undefined)
    const id = `#delivery-${shipping.handlingDays}-${shipping.fee.least}-${shipping.fee.most}`
    const colour = colourOfFinish[finish]
    policies.set(id, { '@id': id, ...shippingData(shipping) })
    return {
      sku: skuOf({ slug, finish }),
      material: materialName(finish),
      ...(colour && { color: colourName(colour) }),
      url: `${url}?finish=${finish}`,
      offers: {
        '@type': 'Offer',
        url: `${url}?finish=${finish}`,
        price: priceVnd,
        priceCurrency: 'VND',
        availability: availability[supply],
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: { '@id': id },
        hasMerchantReturnPolicy: { '@id': RETURNS },
      } satisfies Offer,
    }
  })
  const [image, ...more] = pictures.map(fullPicture)
  const shared = {
    name,
    description: product.summary,
    brand: { '@type': 'Brand', name: m.brand_name() },
    category: product.category.name,
    size: sizeInCm(product, localeCode()),
    width: inMillimetres(product.widthMm),
    depth: inMillimetres(product.depthMm),
    height: inMillimetres(product.heightMm),
    // Products without a rendering have no picture.
    ...(image && { image: [image, ...more] }),
  } as const
  const [only] = variants
  const described: StructuredData =
    variants.length === 1 && only
      ? { '@type': 'Product', ...shared, ...only }
      : {
          '@type': 'ProductGroup',
          ...shared,
          url,
          productGroupID: slug,
          variesBy: 'https://schema.org/material',
          hasVariant: variants.map((variant) => ({
            '@type': 'Product' as const,
            name: `${name}, ${variant.material}`,
            ...(image && { image }),
            ...variant,
          })),
        }
  return [described, ...policies.values(), { '@id': RETURNS, ...returnPolicy }]
}

const shippingData = ({ fee, handlingDays, transitDays }: ShippingFacts) =>
  ({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency: 'VND',
      ...(fee.least === fee.most ? { value: fee.most } : { minValue: fee.least, maxValue: fee.most }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: inDays(handlingDays, handlingDays),
      transitTime: inDays(transitDays.least, transitDays.most),
    },
  }) as const satisfies OfferShippingDetails

/** Numbers with their UN/CEFACT unit codes. */
const inMillimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' }) as const
const inDays = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const
