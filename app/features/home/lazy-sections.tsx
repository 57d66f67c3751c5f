import { lazyParts } from '#app/ui/lazy-parts'

const { load, part } = lazyParts(() => import('./home-sections'))

export const loadSections = load
export const HomeSections = part(({ HomeSections }) => HomeSections)
