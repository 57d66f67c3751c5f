import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import { changeLanguageTo, loadTranslations } from './language-change'
import { LanguageContext, type LanguageState } from './language-context'
import { currentLanguage, inLocale, toLocale } from './languages'
import { languagesQuery } from './languages.queries'

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
