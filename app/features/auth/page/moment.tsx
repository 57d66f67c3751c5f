import { getLocale } from '#app/paraglide/runtime.js'
import { dayLocaleOf } from '../../languages/languages'

/** Where the shop is: a server does not know where its visitor is, and both must say the same. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh'

/** A point in time as the language writes it. */
export function Moment({ iso }: { iso: string }) {
  const format = new Intl.DateTimeFormat(dayLocaleOf(getLocale()), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  // The browser's Intl may be of another year than the server's.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format.format(new Date(iso))}
    </time>
  )
}

/** The day of a point in time, for a sentence. */
export const dayOf = (iso: string) =>
  new Intl.DateTimeFormat(dayLocaleOf(getLocale()), { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(iso))
