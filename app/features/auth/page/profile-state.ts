import { hrefIn } from '#app/lib/page-path'

/** What the account page says after a form that no script has sent; a deletion that was asked for it says by itself. */
const states = ['saved', 'changed', 'ended', 'kept'] as const
export type ProfileState = (typeof states)[number]

export const profileState = (name?: string) => states.find((state) => state === name)

export const profileAddress = (locale: string, state?: ProfileState) => hrefIn(locale, '/profile', {}, { state })
