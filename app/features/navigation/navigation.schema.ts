import { scope } from 'arktype'

/**
 * A category of the menu as the navbar call delivers it (specification, section 3); `names` and `picture` are this API's
 * additions.
 */
const words = scope({
  category: {
    id: 'number | string',
    uniqueID: 'string',
    name: 'string',
    enName: 'string',
    slug: 'string',
    'picture?': 'string',
    'names?': { 'de?': 'string', 'ja?': 'string' },
    children: ['category[]', '=', () => []],
  },
}).export()

export type Category = typeof words.category.infer

export const categoriesSchema = words.category.array()
