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

/** A product's text with its material in the place of `{material}`. */
export const inMaterial = (text: string, code: string, locale: Locale): string =>
  text.replaceAll('{material}', () => messages[locale][`material_text_${code}`] ?? message(locale, `material_${code}`))
