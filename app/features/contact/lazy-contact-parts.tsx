import { lazyParts } from '#app/ui/lazy-parts'

const { load, part } = lazyParts(() => import('./contact-parts'))

export const loadContactParts = load
export const ContactHead = part(({ ContactHead }) => ContactHead)
export const ContactMethods = part(({ ContactMethods }) => ContactMethods)
export const Offices = part(({ Offices }) => Offices)
