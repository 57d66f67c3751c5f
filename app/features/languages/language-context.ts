import { createContext, useContext } from 'react'
import type { loadTranslations } from './language-change'
import type { Language } from './languages'

export type LanguageState = {
  languages: readonly Language[]
  current: Language | undefined
  list: 'loading' | 'failed' | 'ready'
  /** Why the languages are a fallback. */
  failure?: string
  change: 'idle' | 'switching' | 'failed'
  /** Opens this page, or `path`, in another language; rejects with "Failed to change language". */
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
