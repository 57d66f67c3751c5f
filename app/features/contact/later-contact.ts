import { laterPart } from '#app/ui/server-rendered'

/** What the contact page says to a visitor who comes by a link inside the application. */
export const { load: loadContact, Part: LaterContact } = laterPart(() => import('./contact-parts'))
