/** At the root, because a worker controls only paths below its own. */
export const SERVICE_WORKER = '/service-worker.js'

/** Path of the stand-in page after the locale (APP-03). */
export const OFFLINE_PAGE = '/offline'

/** Message from a page to the worker: it was viewed, with files it has already loaded. */
export type Seen = { page: string; files?: readonly string[] }

/** Message from the active worker to the waiting one, once all its pages are closed. */
export const TAKE_OVER = 'take over'
