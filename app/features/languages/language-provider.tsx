import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import { changeLanguageTo, loadTranslations } from './language-change'
import { currentLanguage, inLocale, type Language, toLocale } from './languages'
import { languagesQuery } from './languages.queries'

type LanguageState = {
  languages: readonly Language[]
  current: Language | undefined
  list: 'loading' | 'failed' | 'ready'
  change: 'idle' | 'switching' | 'failed'
  /** Opens the current page in another language; rejects with "Failed to change language". */
  changeLanguage: (code: string) => Promise<void>
  dismissFailure: () => void
  loadTranslations: typeof loadTranslations
}

const LanguageContext = createContext<LanguageState | null>(null)

export function LanguageProvider({ children }: { children: ReactNode }) {
  const locale = getLocale()
  const { data, isError } = useQuery(languagesQuery(locale))
  const [change, setChange] = useState<LanguageState['change']>('idle')
  const languages = data?.languages ?? []

  async function changeLanguage(code: string) {
    const wanted = toLocale(code)
    if (wanted === locale || change === 'switching') return
    setChange('switching')
    try {
      await changeLanguageTo(wanted, inLocale(location.href.slice(location.origin.length), wanted))
      setChange('idle')
    } catch (failure) {
      setChange('failed')
      throw failure
    }
  }

  const state: LanguageState = {
    languages,
    current: currentLanguage(languages, locale),
    list: data ? 'ready' : isError ? 'failed' : 'loading',
    change,
    changeLanguage,
    dismissFailure: () => setChange('idle'),
    loadTranslations,
  }
  return <LanguageContext value={state}>{children}</LanguageContext>
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext)
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider')
  return state
}
