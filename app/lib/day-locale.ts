/**
 * What writes a day out in words. The record of English is American (LANG-03), the shop's English is British. It stands
 * by itself for the service worker, which has no room for the records.
 */
export const dayLocaleOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)
