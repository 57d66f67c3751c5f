/** Where the service worker is; at the top, because a worker rules what lies below its own address. */
export const SERVICE_WORKER = '/service-worker.js'

/** The header by which a page says that no copy of it is to be kept: `none`. */
export const OFFLINE_COPY = 'x-offline-copy'

/** What a page tells the worker of itself: that it was seen, and which files it has loaded already. */
export type Seen = { page: string; files?: readonly string[] }

/** What the worker on duty tells the one that waits, once nobody has a page of its time open any more. */
export const TAKE_OVER = 'take over'
