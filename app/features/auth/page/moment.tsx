import { dayLocaleOf } from '../../languages/languages'
import { getLocale } from '../../languages/locale'

/** The shop's time zone, so that server and browser render the same text. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh'

/** Date and time in the page's language. */
export function Moment({ iso }: { iso: string }) {
  const format = new Intl.DateTimeFormat(dayLocaleOf(getLocale()), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  // Browser and server may format dates differently (Intl versions).
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format.format(new Date(iso))}
    </time>
  )
}

/** The day alone, for use in a sentence. */
export const dayOf = (iso: string) =>
  new Intl.DateTimeFormat(dayLocaleOf(getLocale()), { dateStyle: 'long', timeZone: TIME_ZONE }).format(new Date(iso))
