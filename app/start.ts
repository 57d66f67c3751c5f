import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

// Defining this file removes Start's own protection of server functions against other sites, so it is added here.
const sameSiteOnly = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ requestMiddleware: [sameSiteOnly] }))
