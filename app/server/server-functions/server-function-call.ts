import { getRequest } from '@tanstack/react-start/server'

/** Whether the browser called a server function, and not a page that is being rendered. */
export const isServerFunctionCall = () => new URL(getRequest().url).pathname.startsWith('/_serverFn/')

/** Whether a script of ours waits for data, of a server function or of a form, and no browser for a page. */
export const isScriptCall = () => isServerFunctionCall() || getRequest().headers.get('accept') === 'application/json'
