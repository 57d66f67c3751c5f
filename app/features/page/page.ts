/** What other features take from this one, beside its components. */
export { absoluteUrl, fullPicture } from './page-head'
export type { SitemapPage } from './sitemap'
export { structuredData } from './structured-data'
