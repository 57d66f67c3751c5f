import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../languages/locale'
import { loadTurnstile, turnstileSiteKey } from './turnstile'

/** Turnstile, which adds a token to its form; renders nothing when unconfigured. */
export function HumanCheck() {
  const siteKey = turnstileSiteKey()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!siteKey) return
    let remove: (() => void) | undefined
    let isGone = false
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !container.current) return
        const id = turnstile.render(container.current, { sitekey: siteKey, language: getLocale(), theme: 'light' })
        remove = () => turnstile.remove(id)
      },
      // When Turnstile is blocked, the server's refusal explains it.
      () => {},
    )
    return () => {
      isGone = true
      remove?.()
    }
  }, [siteKey])
  if (!siteKey) return null
  return (
    <div className="mt-6">
      <div ref={container} className="min-h-18" />
      <p className="mt-2 max-w-[60ch] text-xs text-ink-3">{m.contact_check_notice()}</p>
      <noscript>
        <p className="mt-2 text-sm text-error">{m.contact_check_script()}</p>
      </noscript>
    </div>
  )
}
