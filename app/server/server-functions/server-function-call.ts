import { getRequest } from '@tanstack/react-start/server'

/** Whether this is a server function call from a browser, not a page render. */
export const isServerFunctionCall = () => new URL(getRequest().url).pathname.startsWith('/_serverFn/')
