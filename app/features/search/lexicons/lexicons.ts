import type { Locale } from '../../languages/languages'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { Lexicon } from './lexicon.ts'
import { vi } from './vi.ts'

export const lexicons: Record<Locale, Lexicon> = { vi, en, de, ja }
