import { dayLocaleOf } from '#app/lib/day-locale'

/** Reads and writes page markup as text: service workers have no DOM. */

/** Marks a page as an offline copy, with its time (offline-copy-note.tsx). */
export const asOfflineCopy = (html: string, moment: Date, locale: string) =>
  html
    .replace('<html ', '<html data-kept="" ')
    .replace(
      /<span data-kept-since[^>]*>/,
      (opening) => `${opening}<time datetime="${moment.toISOString()}">${momentIn(locale, moment)}</time>`,
    )

/** Marks the offline page, which then waits for the network (retry.ts). */
export const asStandIn = (html: string) => html.replace('<html ', '<html data-offline="" ')

/** A date and time in a page's language. */
export const momentIn = (locale: string, moment: Date) =>
  new Intl.DateTimeFormat(dayLocaleOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(moment)

/** The page's title as escaped HTML, without the shop's name. */
export const titleOf = (html: string) => /<title[^>]*>(.*?)( · [^·<]*)?<\/title>/s.exec(html)?.[1] ?? ''

/** Stylesheet, scripts and drawings named by a page. */
export const filesOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|l|brand)\/[^"#]+)/g)].map(([, file]) => file ?? '')),
]

/** `moment` is ISO 8601. */
export type SeenPage = { address: string; locale: string; title: string; moment: string }

/** Lists the cached pages on the offline page, its own language first. */
export function withSeenPages(html: string, pages: readonly SeenPage[], locale: string): string {
  const own = pages.filter((page) => page.locale === locale)
  const others = pages.filter((page) => page.locale !== locale)
  const items = [...own, ...others].map(
    ({ address, locale: language, title, moment }) =>
      `<li><a href="${address}" lang="${language}">${title}</a><span>${momentIn(locale, new Date(moment))}</span></li>`,
  )
  return html.replace(/<ul data-seen-pages[^>]*>/, (opening) => opening + items.join(''))
}
