import { useLocation, useMatches } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { lostMatch } from '#app/lib/hydration'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { useLanguage } from './language-context'
import { inLocale, type Language, toLocale } from './languages'
import { getLocale } from './locale'

const MENU = 'language-menu'

/** The header's switcher: a button with the flag and, from 1024 px, the native name (NAV-02, LANG-07). */
export function LanguageSwitcher() {
  const { languages, current, change } = useLanguage()
  const isSwitching = change === 'switching'
  return (
    <div className="flex h-full items-center">
      <button
        type="button"
        popoverTarget={MENU}
        disabled={isSwitching}
        aria-busy={isSwitching}
        className="menu-button bar-max-lg:px-2.5"
      >
        <span className="sr-only">{isSwitching ? m.language_switching() : m.language_label()}</span>
        {isSwitching ? <Spinner /> : current && <Flag language={current} />}
        <span lang={current?.hreflangCode} className="bar-max-lg:sr-only">
          {current?.nativeName}
        </span>
        <Icon name="chevron-down" className="menu-chevron size-4" />
      </button>
      <div id={MENU} popover="auto" data-menu className="menu-panel language-menu">
        <LanguageOptions />
        {languages.length ? (
          <p className="mx-1 mt-1.5 border-t border-line px-2 pt-2 pb-1 text-2xs text-ink-3">
            {m.language_count({ count: languages.length })}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Links to this page in each language, shared by both switchers. */
export function LanguageOptions() {
  const { languages, list, failure } = useLanguage()
  if (list === 'loading') return <Hint>{m.language_loading()}</Hint>
  if (languages.length === 0) return <Hint>{m.language_none()}</Hint>
  return (
    <>
      {list === 'failed' && <Hint>{m.language_switcher_failed()}</Hint>}
      {failure && <Hint>{failure}</Hint>}
      <ul className="language-options">
        {languages.map((language) => (
          <li key={language.languageCode}>
            <LanguageOption language={language} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Hint = ({ children }: { children: string }) => <p className="px-3 py-2.5 text-sm text-ink-2">{children}</p>

function LanguageOption({ language }: { language: Language }) {
  const { changeLanguage } = useLanguage()
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  // "Not found" pages must not repeat the requested address.
  const path = useMatches({ select: (matches) => lostMatch(matches) !== undefined }) ? '/' : undefined
  const locale = toLocale(language.languageCode)
  const names = (
    <>
      <Flag language={language} />
      <span className="grid">
        <span lang={language.hreflangCode}>{language.nativeName}</span>
        {language.nativeName === language.languageName ? null : (
          <span lang="en" className="text-2xs font-normal text-ink-3">
            {language.languageName}
          </span>
        )}
      </span>
    </>
  )
  if (locale === getLocale()) {
    // The active language is no link: choosing it does nothing, with and without script (LANG-06).
    return (
      <span aria-current="true" className="menu-item font-semibold">
        {names}
        <Icon name="check" className="ml-auto size-4 text-purple-500" />
      </span>
    )
  }
  const change = (event: MouseEvent) => {
    if (event.isDefaultPrevented() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The provider records the failure, and the box below the header shows it.
    changeLanguage(locale, path).catch(() => {})
  }
  return (
    <a
      href={inLocale(path ?? address, locale)}
      hrefLang={language.hreflangCode}
      data-language={locale}
      onClick={change}
      className="menu-item"
    >
      {names}
    </a>
  )
}

/** Heading of the list in the mobile menu. */
export function CurrentLanguage() {
  const { current } = useLanguage()
  return (
    <span className="flex items-center gap-3">
      {current ? <Flag language={current} /> : null}
      <span className="sr-only">{m.language_label()}</span>
      <span lang={current?.hreflangCode}>{current?.nativeName}</span>
    </span>
  )
}

/**
 * A flag over its language code, which shows when the picture fails (LANG-08). Without a height of its own, a broken
 * picture leaves no icon.
 */
function Flag({ language: { flagIcon, languageCode } }: { language: Language }) {
  return (
    <span aria-hidden="true" className="flag">
      {languageCode.toUpperCase()}
      {flagIcon ? <img src={flagIcon} alt="" /> : null}
    </span>
  )
}

const Spinner = () => (
  <span className="mx-0.75 size-4 animate-spin rounded-round border-2 border-line-strong border-t-purple-500 motion-reduce:animate-none" />
)
