import { numberFormat } from './formats.ts'

/** An amount in đồng in the locale's format; never another currency (LANG-11). */
export const formatVnd = (amount: number, localeCode: string): string =>
  numberFormat(localeCode, { style: 'currency', currency: 'VND' }).format(amount)
