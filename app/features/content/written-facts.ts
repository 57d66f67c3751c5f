import { dayLocaleOf } from '../../lib/day-locale.ts'
import { formatVnd } from '../../lib/formats.ts'
import { builtIn, mapLocales } from '../languages/built-in.ts'
import type { Fact } from './company.ts'

/** Formats facts for use in the texts. */

export const part = <T, Part>({ value, placeholder }: Fact<T>, pick: (value: T) => Part): Fact<Part> => ({
  value: pick(value),
  placeholder,
})

export const inDong = (sum: number) => mapLocales((locale) => formatVnd(sum, builtIn[locale].localeCode))

export const onDay = (day: string) =>
  mapLocales((locale) =>
    new Intl.DateTimeFormat(dayLocaleOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
  )
