import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { containedFailure } from './server/contained-failure'

// Defining this file removes Start's own protection of server functions against other sites, so it is added here.
const sameSiteOnly = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

const containFailures = createMiddleware({ type: 'function' }).server(async ({ next, serverFnMeta }) => {
  try {
    return await next()
  } catch (thrown) {
    throw containedFailure(serverFnMeta.name, thrown)
  }
})

export const startInstance = createStart(() => ({
  requestMiddleware: [sameSiteOnly],
  functionMiddleware: [containFailures],
}))
