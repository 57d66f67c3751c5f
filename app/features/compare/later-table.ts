import { laterPart } from '#app/ui/server-rendered'

/** A comparison for a visitor who comes by a link inside the application. */
export const { load: loadTable, Part: LaterTable } = laterPart(() => import('./comparison-table'))
