/** Content as other features’ servers know it. */
export { keepTerms } from './kept-terms.server'
