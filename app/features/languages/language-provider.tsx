import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { changeLanguageTo, loadTranslations } from './language-change'
import { LanguageContext, type LanguageState } from './language-context'
import { currentLanguage, inLocale, type LanguageList, toLocale } from './languages'
import { getLocale } from './locale'

/** `list` is undefined while loading. */
export function LanguageProvider({ list, children }: { list?: LanguageList; children: ReactNode }) {
  const locale = getLocale()
  const [change, keepChange] = useState<LanguageState['change']>('idle')
  const languages = list?.languages ?? []

  function setChange(next: LanguageState['change']) {
    keepChange(next)
    // On phones the menu has closed, so the busy bar shows the change.
    document.documentElement.toggleAttribute('data-busy', next === 'switching')
  }

  async function changeLanguage(code: string, path = location.href.slice(location.origin.length)) {
    const wanted = toLocale(code)
    if (wanted === locale || change === 'switching') return
    setChange('switching')
    try {
      await changeLanguageTo(wanted, inLocale(path, wanted))
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
    failure: list && failureOf(list),
    change,
    changeLanguage,
    dismissFailure: () => setChange('idle'),
    loadTranslations,
  }
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** The API's own message, if it sent one (LANG-12). */
function failureOf(list: LanguageList): string | undefined {
  if (list.ok) return
  if (list.code === 'languages_not_loaded') return m.failure_languages_not_loaded()
  return list.message ?? m.failure_languages_not_fetched()
}

function listState(list: LanguageList | undefined): LanguageState['list'] {
  if (!list) return 'loading'
  return !list.ok && list.code === 'languages_not_loaded' ? 'failed' : 'ready'
}
