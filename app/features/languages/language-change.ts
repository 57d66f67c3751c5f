import { LANGUAGE_CHANGE_TIMEOUT } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from './languages'
import { getLocale, setLocale } from './locale'

/**
 * Opens a page in another language; on failure, changes the translation language and tries again (LANG-05). When both
 * fail, the language stays and the promise rejects (LANG-09).
 */
export async function changeLanguageTo(locale: Locale, href: string, openPage = openDocument): Promise<void> {
  const former = getLocale()
  try {
    await openPage(href).catch(async () => {
      await loadTranslations(locale)
      await openPage(href)
    })
  } catch (cause) {
    await setLocale(former)
    throw new Error(m.language_change_failed(), { cause })
  }
}

/** Messages are compiled into pages, so there is nothing to load (LANG-13). */
export async function loadTranslations(locale: Locale): Promise<Record<string, string>> {
  try {
    await setLocale(locale)
    return {}
  } catch (cause) {
    throw new Error(m.language_translations_failed(), { cause })
  }
}

/** Resolves when the page is left; rejects when it is still here after 4 s. */
const openDocument = (href: string) =>
  new Promise<void>((resolve, reject) => {
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
