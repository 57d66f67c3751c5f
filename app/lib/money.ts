import { numberFormat } from './formats'

/** An amount in đồng, said as the locale says it; never another currency's sign (LANG-11). */
export const formatVnd = (amount: number, localeCode: string): string =>
  numberFormat(localeCode, { style: 'currency', currency: 'VND' }).format(amount)
