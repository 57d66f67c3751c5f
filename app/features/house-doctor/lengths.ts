import { languageOf } from '../languages/languages'
import { getLocale } from '../languages/locale'

const withUnit = (value: number, unit: 'meter' | 'centimeter', digits: number) =>
  new Intl.NumberFormat(languageOf(getLocale()).localeCode, {
    style: 'unit',
    unit,
    minimumFractionDigits: unit === 'meter' ? digits : 0,
    maximumFractionDigits: digits,
  }).format(value)

export const inMetres = (millimetres: number) => withUnit(millimetres / 1000, 'meter', 2)
export const inCentimetres = (millimetres: number) => withUnit(millimetres / 10, 'centimeter', 1)
