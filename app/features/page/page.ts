/** Public API of this feature, besides its components. */
export { absoluteUrl, fullPicture } from './page-head'
export type { SitemapPage } from './sitemap'
export { structuredData } from './structured-data'
