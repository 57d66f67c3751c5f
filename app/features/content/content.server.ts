/** Content as other features’ servers know it. */
export { keepTerms, termsOfToday } from './kept-terms.server'
