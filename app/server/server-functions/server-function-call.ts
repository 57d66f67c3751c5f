import { getRequest } from '@tanstack/react-start/server'

/** Whether this is a server function call from a browser, not a page render. */
export const isServerFunctionCall = () => new URL(getRequest().url).pathname.startsWith('/_serverFn/')

/** Whether a script of ours waits for data, of a server function or of a form, and no browser for a page. */
export const isScriptCall = () => isServerFunctionCall() || getRequest().headers.get('accept') === 'application/json'
