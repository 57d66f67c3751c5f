import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { SERVER_FUNCTION_TIMEOUT } from './lib/constants'
import { patientFetch } from './lib/patient-fetch'
import { sanitizedError } from './server/server-functions/sanitized-error'

// Defining this file removes Start's own cross-site protection of server functions, so it is added here.
const sameSiteOnly = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

const containFailures = createMiddleware({ type: 'function' }).server(async ({ next, serverFnMeta }) => {
  try {
    return await next()
  } catch (thrown) {
    throw sanitizedError(serverFnMeta.name, thrown)
  }
})

export const startInstance = createStart(() => ({
  requestMiddleware: [sameSiteOnly],
  functionMiddleware: [containFailures],
  serverFns: { fetch: (input, init) => patientFetch(input, init, SERVER_FUNCTION_TIMEOUT) },
}))
