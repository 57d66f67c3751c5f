import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeLanguageTo, loadTranslations } from '#app/features/languages/language-change'
import { LanguageContext, type LanguageState } from '#app/features/languages/language-context'
import { LanguageOptions } from '#app/features/languages/language-switcher'
import { m } from '#app/paraglide/messages.js'
import { getLocale, setLocale } from '#app/paraglide/runtime.js'

describe('[LANG-05] changing the language', () => {
  const steps: string[] = []
  const attempt = (fails: number) => async (href: string) => {
    steps.push(`${href} with words in ${getLocale()}`)
    if (steps.length <= fails) throw new Error('no answer')
  }
  afterEach(async () => {
    steps.length = 0
    await setLocale('vi', { reload: false })
  })

  test('opens the page and changes nothing else when that works', async () => {
    await changeLanguageTo('ja', '/ja', attempt(0))
    expect(steps).toEqual(['/ja with words in vi'])
  })

  test('falls back to the translation language and opens the page again', async () => {
    await changeLanguageTo('ja', '/ja', attempt(1))
    expect(steps).toEqual(['/ja with words in vi', '/ja with words in ja'])
  })

  test('[LANG-09] fails when the page fails twice, with the cause, and the language stays', async () => {
    const failure = await changeLanguageTo('ja', '/ja', attempt(2)).catch((error: Error) => error)
    expect(failure).toMatchObject({ message: m.language_change_failed(), cause: { message: 'no answer' } })
    expect(steps).toHaveLength(2)
    expect(getLocale()).toBe('vi')
  })
})

test('[LANG-05] a page that does not come within 4 s is asked for once more, and given up after 4 s again', async () => {
  vi.useFakeTimers()
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('window', { stop: () => {} })
  for (const listening of ['addEventListener', 'removeEventListener']) vi.stubGlobal(listening, () => {})
  try {
    const failure = changeLanguageTo('ja', '/ja').catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(3999)
    expect(assign.mock.calls).toEqual([['/ja']])
    await vi.advanceTimersByTimeAsync(1)
    expect(assign.mock.calls).toEqual([['/ja'], ['/ja']])
    await vi.advanceTimersByTimeAsync(4000)
    expect(await failure).toBe(m.language_change_failed())
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('[LANG-09]', () => {
  test('the language context says that it needs its provider', () => {
    expect(() => renderToStaticMarkup(createElement(LanguageOptions))).toThrow(
      'useLanguage must be used within a LanguageProvider',
    )
  })

  test('the English texts are the specification’s', () => {
    expect(m.language_change_failed({}, { locale: 'en' })).toBe('Failed to change language')
    expect(m.language_translations_failed({}, { locale: 'en' })).toBe('Failed to load translations')
  })
})

test('[LANG-13] the translation load returns empty translations', async () => {
  expect(await loadTranslations('vi')).toEqual({})
})

describe('[LANG-07] the list without languages', () => {
  const state: LanguageState = {
    languages: [],
    current: undefined,
    list: 'ready',
    change: 'idle',
    changeLanguage: async () => {},
    dismissFailure: () => {},
    loadTranslations,
  }
  const textOf = (list: LanguageState['list']) =>
    renderToStaticMarkup(createElement(LanguageContext, { value: { ...state, list } }, createElement(LanguageOptions)))

  test('says that they are loading or that there are none', () => {
    expect(textOf('loading')).toContain(m.language_loading())
    expect(textOf('ready')).toContain(m.language_none())
  })

  test('in English says it in the specification’s words', () => {
    expect(m.language_loading({}, { locale: 'en' })).toBe('Loading languages...')
    expect(m.language_none({}, { locale: 'en' })).toBe('No languages available')
    expect(m.language_switcher_failed({}, { locale: 'en' })).toBe('Error loading language switcher')
  })
})
