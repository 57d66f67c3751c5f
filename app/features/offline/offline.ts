/** Where the service worker is; at the top, because a worker rules what lies below its own address. */
export const SERVICE_WORKER = '/service-worker.js'

/** The page, behind the locale, that stands in for one that cannot be had (APP-03). */
export const OFFLINE_PAGE = '/offline'

/** The header by which a page says that no copy of it is to be kept: `none`. */
export const OFFLINE_COPY = 'x-offline-copy'

/** What a page tells the worker of itself: that it was seen, and which files it has loaded already. */
export type Seen = { page: string; files?: readonly string[] }

/** What the worker on duty tells the one that waits, once nobody has a page of its time open any more. */
export const TAKE_OVER = 'take over'
