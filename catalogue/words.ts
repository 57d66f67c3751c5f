import { MATERIAL_PLACE } from '../app/features/catalogue/materials.ts'
import { builtIn, mapLocales } from '../app/features/languages/built-in.ts'
import type { Locale } from '../app/features/languages/languages.ts'
import { readSource } from './read-source.ts'

export { type Locale, mapLocales }

export type Words = Record<Locale, string>
export const locales = Object.keys(builtIn) as Locale[]

const messages: Record<Locale, Record<string, string>> = mapLocales((locale) =>
  JSON.parse(new TextDecoder().decode(readSource(`../messages/${locale}.json`))),
)

export function message(locale: Locale, key: string): string {
  const text = messages[locale][key.replaceAll('-', '_')]
  if (!text) throw new Error(`messages/${locale}.json lacks "${key.replaceAll('-', '_')}"`)
  return text
}

/** A product's text in its own material; pages do the same (app/features/catalogue/material-text.ts). */
export const inMaterial = (text: string, code: string, locale: Locale): string =>
  text.replaceAll(
    MATERIAL_PLACE,
    () => messages[locale][`material_text_${code}`] ?? message(locale, `material_${code}`),
  )
