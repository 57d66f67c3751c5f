import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { Lexicon } from './lexicon.ts'
import { vi } from './vi.ts'

export const lexicons = { vi, en, de, ja } satisfies Record<string, Lexicon>

export type Language = keyof typeof lexicons
export const LANGUAGES = Object.keys(lexicons) as Language[]
