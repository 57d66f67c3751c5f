/** What other features take from this one, beside its components. */
export { absoluteUrl, fullPicture, pageHead } from './page-head'
export type { SitemapPage } from './sitemap'
export { socialPictures } from './social-pictures'
export { structuredData } from './structured-data'
