/** Public API of this feature, besides its components. */
export { absoluteUrl, fullPicture } from './absolute-url'
export type { SitemapPage } from './sitemap'
export type { StructuredData } from './structured-data'
