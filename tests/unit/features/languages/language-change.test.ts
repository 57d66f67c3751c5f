import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeLanguageBy, changeLanguageTo, loadTranslations } from '#app/features/languages/language-change'
import { LanguageContext, type LanguageState } from '#app/features/languages/language-context'
import { LanguageOptions } from '#app/features/languages/language-switcher'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

const failing = () => Promise.reject(new Error('no'))

describe('[LANG-05] changing the language', () => {
  test('opens the page and nothing else when that works', async () => {
    const steps: string[] = []
    await changeLanguageBy({
      openPage: async () => void steps.push('page'),
      changeTranslations: async () => void steps.push('translations'),
    })
    expect(steps).toEqual(['page'])
  })

  test('falls back to the translation language and opens the page again', async () => {
    const steps: string[] = []
    await changeLanguageBy({
      openPage: async () => {
        steps.push('page')
        if (steps.length === 1) throw new Error('no')
      },
      changeTranslations: async () => void steps.push('translations'),
    })
    expect(steps).toEqual(['page', 'translations', 'page'])
  })

  test('fails when the page fails twice', async () => {
    await expect(changeLanguageBy({ openPage: failing, changeTranslations: async () => {} })).rejects.toThrow('no')
  })
})

describe('[LANG-09]', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('a change that fails is reported as one, with its cause, and the language stays', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const failure = await changeLanguageTo('ja', '/ja').catch((error: Error) => error)
    expect(failure).toMatchObject({ message: m.language_change_failed(), cause: { message: 'offline' } })
    expect(getLocale()).toBe('vi')
  })

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
    changeLanguage: failing,
    dismissFailure: () => {},
    loadTranslations,
  }
  const textOf = (list: LanguageState['list']) =>
    renderToStaticMarkup(createElement(LanguageContext, { value: { ...state, list } }, createElement(LanguageOptions)))

  test('says that they are loading, that there are none, or that they failed', () => {
    expect(textOf('loading')).toContain(m.language_loading())
    expect(textOf('ready')).toContain(m.language_none())
    expect(textOf('failed')).toContain(m.language_switcher_failed())
  })

  test('in English says it in the specification’s words', () => {
    expect(m.language_loading({}, { locale: 'en' })).toBe('Loading languages...')
    expect(m.language_none({}, { locale: 'en' })).toBe('No languages available')
    expect(m.language_switcher_failed({}, { locale: 'en' })).toBe('Error loading language switcher')
  })
})
