import { type } from 'arktype'
import { MOST_LINES } from '../cart/cart'

/** Requests of the Universal Commerce Protocol. Unknown fields are ignored, as it asks; personal ones are not kept. */

const context = type({ 'language?': 'string <= 40' })
const text = type('string <= 120')

const priceFilter = type({ 'min?': 'number.integer >= 0', 'max?': 'number.integer >= 0' })
const filters = type({ 'categories?': text.array().atMostLength(20), 'price?': priceFilter })

export const searchBody = type({
  'query?': 'string <= 500',
  'filters?': filters,
  'context?': context,
  'pagination?': { 'cursor?': /^\d{1,4}$/, 'limit?': 'number.integer >= 1' },
})

export const lookUpBody = type({ ids: text.array().atLeastLength(1), 'filters?': filters, 'context?': context })

export const productBody = type({
  id: text,
  'selected?': type({ name: text, label: text, 'id?': text }).array().atMostLength(10),
  'context?': context,
})

const lineItems = type({ item: { id: text }, quantity: 'number.integer >= 1' })
  .array()
  .atMostLength(MOST_LINES)

export const cartBody = type({ line_items: lineItems.atLeastLength(1), 'context?': context })

export const checkoutBody = type({ 'line_items?': lineItems, 'cart_id?': text, 'context?': context })

export const emptyBody = type({ 'context?': context })
