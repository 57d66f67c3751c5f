import { laterPart } from '#app/ui/server-rendered'

/** The list of tools for a visitor who comes by a link inside the application. */
export const { load: loadTools, Part: LaterTools } = laterPart(() => import('./tool-list'))
