import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { failureStatus, type Result } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { validateWith } from '#app/server/server-functions/validate-with'
import type { ProductPageData } from './product'
import { productRequest } from './product.schema'
import { findProduct } from './product.server'

export const fetchProduct = createServerFn({ method: 'GET' })
  .validator(validateWith(productRequest))
  .handler(async ({ data: { locale, slug } }): Promise<Result<ProductPageData>> => {
    const found = await findProduct(openDatabase(), locale, slug)
    if (found) return { ok: true, ...found }
    setResponseStatus(failureStatus.not_found)
    return { ok: false, code: 'not_found' }
  })
