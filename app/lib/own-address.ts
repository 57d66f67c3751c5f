import type { LocationRewrite } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * Error pages and forms are answered at addresses that the router does not know; this rewrites them to the page's own.
 */
export const ownAddress = createIsomorphicFn()
  .server((): LocationRewrite | undefined => undefined)
  .client((): LocationRewrite | undefined => {
    const { address } = document.documentElement.dataset
    const { href } = location
    return address ? { input: ({ url }) => (url.href === href ? new URL(address, href) : url) } : undefined
  })
