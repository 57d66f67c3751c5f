import { hrefIn } from '#app/lib/page-path'

/** Messages after a form that was sent without script. A deletion needs none, because the page shows its date. */
const states = ['saved', 'changed', 'ended', 'kept'] as const
export type ProfileState = (typeof states)[number]

export const profileState = (name?: string) => states.find((state) => state === name)

export const profileAddress = (locale: string, state?: ProfileState) => hrefIn(locale, '/profile', {}, { state })
