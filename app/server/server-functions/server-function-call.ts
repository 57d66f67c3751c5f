import { getRequest } from '@tanstack/react-start/server'

/** Whether the browser called a server function, and not a page that is being rendered. */
export const isServerFunctionCall = () => new URL(getRequest().url).pathname.startsWith('/_serverFn/')
