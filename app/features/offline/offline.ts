/** At the root, because a worker controls only paths below its own. */
export const SERVICE_WORKER = '/service-worker.js'

/** Response header of a page; `none` says that browsers must not cache a copy for offline. */
export const OFFLINE_COPY = 'x-offline-copy'

/** Message from a page to the worker: it was viewed, with files it has already loaded. */
export type ViewedPage = { page: string; files?: readonly string[] }

/** Message from the active worker to the waiting one, once all its pages are closed. */
export const TAKE_OVER = 'take over'
