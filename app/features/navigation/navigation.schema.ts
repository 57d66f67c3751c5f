import { scope } from 'arktype'

/** A category of the navbar call (specification, section 3); `names` and `picture` are additions of this API. */
const words = scope({
  category: {
    id: 'number | string',
    uniqueID: 'string',
    name: 'string',
    enName: 'string',
    slug: 'string',
    'picture?': 'string',
    'names?': 'Record<string, string>',
    children: ['category[]', '=', () => []],
  },
}).export()

export type MenuCategory = typeof words.category.infer

export const categoriesSchema = words.category.array()
