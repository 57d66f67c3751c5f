import { builtIn } from '../app/features/languages/built-in.ts'
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import ja from '../messages/ja.json' with { type: 'json' }
import vi from '../messages/vi.json' with { type: 'json' }
import type { CategorySeed, Locale } from './catalogue.ts'

/** The words of the range in its languages. */

export const locales = Object.keys(builtIn) as Locale[]
const messages: Record<Locale, Record<string, string>> = { vi, en, de, ja }

export const wordsOfCategory = ({ id, slug, name, advice }: CategorySeed) =>
  locales.map((locale) => ({
    categoryId: id,
    locale,
    name: name?.[locale] ?? message(locale, `category_${slug}`),
    advice: advice[locale],
  }))

/** Names of wooden furniture are messages; the specification gives them label keys (CAT-01). */
export function message(locale: Locale, key: string): string {
  const text = messages[locale][key.replaceAll('-', '_')]
  if (!text) throw new Error(`messages/${locale}.json lacks "${key.replaceAll('-', '_')}"`)
  return text
}
