import { dayLocaleOf } from '#app/lib/day-locale'

/** What the service worker reads in pages of ours and writes into them: they are text to it, for it has no document. */

/** The page as a kept copy: it says so, and since when (offline-copy-note.tsx). */
export const asKeptCopy = (html: string, moment: Date, locale: string) =>
  html
    .replace('<html ', '<html data-kept="" ')
    .replace(
      /<span data-kept-since[^>]*>/,
      (opening) => `${opening}<time datetime="${moment.toISOString()}">${momentIn(locale, moment)}</time>`,
    )

/** The page that stands in for others, which then looks for the network (retry.ts). */
export const asStandIn = (html: string) => html.replace('<html ', '<html data-offline="" ')

/** A moment as the language of a page writes it. */
export const momentIn = (locale: string, moment: Date) =>
  new Intl.DateTimeFormat(dayLocaleOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(moment)

/** As it stands in the page, with its characters escaped, and without the shop's name. */
export const titleOf = (html: string) => /<title[^>]*>(.*?)( · [^·<]*)?<\/title>/s.exec(html)?.[1] ?? ''

/** The stylesheet, scripts and drawings that a page names. */
export const filesOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|l|brand)\/[^"#]+)/g)].map(([, file]) => file ?? '')),
]

/** `moment` as a date is written for machines. */
export type SeenPage = { address: string; locale: string; title: string; moment: string }

/** The stand-in with the pages that can be opened, those of its own language first. */
export function withSeenPages(html: string, pages: readonly SeenPage[], locale: string): string {
  const own = pages.filter((page) => page.locale === locale)
  const others = pages.filter((page) => page.locale !== locale)
  const items = [...own, ...others].map(
    ({ address, locale: language, title, moment }) =>
      `<li><a href="${address}" lang="${language}">${title}</a><span>${momentIn(locale, new Date(moment))}</span></li>`,
  )
  return html.replace(/<ul data-seen-pages[^>]*>/, (opening) => opening + items.join(''))
}
