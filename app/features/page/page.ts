/** What other features take from this one, beside its components. */
export { pageHead } from './page-head'
