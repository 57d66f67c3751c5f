import { getRequest } from '@tanstack/react-start/server'

/** True for a browser's call, false while a page renders. */
export const isServerFunctionCall = () => new URL(getRequest().url).pathname.startsWith('/_serverFn/')

/** True if a script waits for data of a server function or a form; false if a browser waits for a page. */
export const isScriptCall = () => isServerFunctionCall() || getRequest().headers.get('accept') === 'application/json'
