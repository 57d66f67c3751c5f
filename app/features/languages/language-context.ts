import { createContext, useContext } from 'react'
import type { loadTranslations } from './language-change'
import type { Language } from './languages'

export type LanguageState = {
  languages: readonly Language[]
  current: Language | undefined
  list: 'loading' | 'failed' | 'ready'
  /** Why the languages are not the loaded ones. */
  failure?: string
  change: 'idle' | 'switching' | 'failed'
  /** Opens the current page in another language; rejects with "Failed to change language". */
  /** Opens this page in another language, or the one at a path. */
  changeLanguage: (code: string, path?: string) => Promise<void>
  dismissFailure: () => void
  loadTranslations: typeof loadTranslations
}

export const LanguageContext = createContext<LanguageState | null>(null)

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext)
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider')
  return state
}
