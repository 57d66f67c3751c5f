import { builtIn } from '../app/features/languages/built-in.ts'
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import ja from '../messages/ja.json' with { type: 'json' }
import vi from '../messages/vi.json' with { type: 'json' }

export type Locale = keyof typeof builtIn
export type Words = Record<Locale, string>
export const locales = Object.keys(builtIn) as Locale[]
const messages: Record<Locale, Record<string, string>> = { vi, en, de, ja }

export const mapLocales = (textIn: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Words

export function message(locale: Locale, key: string): string {
  const text = messages[locale][key.replaceAll('-', '_')]
  if (!text) throw new Error(`messages/${locale}.json lacks "${key.replaceAll('-', '_')}"`)
  return text
}
