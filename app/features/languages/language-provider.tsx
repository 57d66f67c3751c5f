import { type ReactNode, useState } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import { changeLanguageTo, loadTranslations } from './language-change'
import { LanguageContext, type LanguageState } from './language-context'
import { currentLanguage, inLocale, type LanguageList, toLocale } from './languages'

/** `list` is missing while it is on its way. */
export function LanguageProvider({ list, children }: { list?: LanguageList; children: ReactNode }) {
  const locale = getLocale()
  const [change, setChange] = useState<LanguageState['change']>('idle')
  const languages = list?.languages ?? []

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
    list: listState(list),
    change,
    changeLanguage,
    dismissFailure: () => setChange('idle'),
    loadTranslations,
  }
  return <LanguageContext value={state}>{children}</LanguageContext>
}

function listState(list: LanguageList | undefined): LanguageState['list'] {
  if (!list) return 'loading'
  return !list.ok && list.code === 'languages_not_loaded' ? 'failed' : 'ready'
}
