/** What other features take from this one, beside its components. */
export { absoluteUrl, fullPicture, pageHead } from './page-head'
export { structuredData } from './structured-data'
