import type { LocationRewrite } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * What a refused address or form is answered with stands at that address, where the router would look for another page:
 * it is told the page's own.
 */
export const ownAddress = createIsomorphicFn()
  .server((): LocationRewrite | undefined => undefined)
  .client((): LocationRewrite | undefined => {
    const { address } = document.documentElement.dataset
    const { href } = location
    return address ? { input: ({ url }) => (url.href === href ? new URL(address, href) : url) } : undefined
  })
