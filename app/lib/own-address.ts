import type { LocationRewrite } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * A refused address or form is answered at that address, where the router would match another page: rewrites it to the
 * page's own.
 */
export const ownAddress = createIsomorphicFn()
  .server((): LocationRewrite | undefined => undefined)
  .client((): LocationRewrite | undefined => {
    const { address } = document.documentElement.dataset
    const { href } = location
    return address ? { input: ({ url }) => (url.href === href ? new URL(address, href) : url) } : undefined
  })
