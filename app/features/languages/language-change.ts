import { LANGUAGE_CHANGE_TIMEOUT } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { getLocale, setLocale } from '#app/paraglide/runtime.js'
import type { Locale } from './languages'

type ChangeSteps = {
  openPage: () => Promise<void>
  changeTranslations: () => Promise<unknown>
}

/** Opens the page in the new language; if that fails, changes the translation language and opens it again (LANG-05). */
export async function changeLanguageBy({ openPage, changeTranslations }: ChangeSteps): Promise<void> {
  try {
    await openPage()
  } catch {
    await changeTranslations()
    await openPage()
  }
}

/** Fulfilled when this page is left; rejected when the browser is offline or still here after 4 s. */
export async function openDocument(href: string): Promise<void> {
  if (!navigator.onLine) throw new Error('offline')
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      removeEventListener('pagehide', leave)
      window.stop()
      reject(new Error('The page did not change'))
    }, LANGUAGE_CHANGE_TIMEOUT)
    addEventListener('pagehide', leave, { once: true })
    location.assign(href)
  })
}

/** Words come compiled with the page, so there are never any to load (LANG-13). */
export async function loadTranslations(locale: Locale): Promise<Record<string, string>> {
  try {
    await setLocale(locale, { reload: false })
    return {}
  } catch (cause) {
    throw new Error(m.language_translations_failed(), { cause })
  }
}

/** Both ways of changing to a language; when both fail everything stays as it was and the caller hears of it (LANG-09). */
export async function changeLanguageTo(locale: Locale, href: string): Promise<void> {
  const former = getLocale()
  try {
    await changeLanguageBy({
      openPage: () => openDocument(href),
      changeTranslations: () => loadTranslations(locale),
    })
  } catch (cause) {
    await setLocale(former, { reload: false })
    throw new Error(m.language_change_failed(), { cause })
  }
}
