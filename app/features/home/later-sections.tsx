import { laterPart } from '#app/ui/server-rendered'

/** What stands below home's hero, for a visitor who comes there by a link. */
export const { load: loadSections, Part: LaterSections } = laterPart(() => import('./home-sections'))
