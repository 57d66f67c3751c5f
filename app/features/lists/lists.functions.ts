import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/accept'
import { openDatabase } from '#app/server/db/client'
import { productsRequest } from './lists.schema'
import { findProducts } from './lists.server'

export const fetchProducts = createServerFn({ method: 'GET' })
  .validator(accept(productsRequest))
  .handler(({ data: { locale, slugs } }) => findProducts(openDatabase(), locale, slugs))
