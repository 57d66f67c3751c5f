import { lazyParts } from '#app/ui/lazy-parts'

const { load, part } = lazyParts(() => import('./product-parts'))

export const loadProductParts = load
export const Gallery = part(({ Gallery }) => Gallery)
export const Offer = part(({ Offer }) => Offer)
export const OfferBar = part(({ OfferBar }) => OfferBar)
export const Others = part(({ Others }) => Others)
export const ProductBreadcrumbs = part(({ ProductBreadcrumbs }) => ProductBreadcrumbs)
export const ProductDetails = part(({ ProductDetails }) => ProductDetails)
export const Promises = part(({ Promises }) => Promises)
