import { laterPart } from '#app/ui/server-rendered'

/** The products of a list: the first list of a page stays as the server rendered it, the next ones need this. */
export const { load: loadResults, Part: LaterResults } = laterPart(() => import('./listing-results'))
