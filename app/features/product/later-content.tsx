import { laterPart } from '#app/ui/server-rendered'

/** What shows a product to a visitor who comes by a link inside the application. */
export const { load: loadContent, Part: LaterPart } = laterPart(() => import('./product-parts'))
