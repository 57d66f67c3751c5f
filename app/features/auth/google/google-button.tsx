import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { getLocale } from '../../languages/locale'
import { googleClientId } from './google-client'
import { loadGoogleIdentity } from './google-identity'
import { isInAppBrowser } from './in-app-browser'

type GoogleButtonProps = { onCredential: (credential: string) => void; onFailure: () => void }

/**
 * Third-party sign-in (LOGIN-09). Without a client id the button shows a message and loads nothing; in-app browsers get
 * no button, because Google refuses them.
 */
export function GoogleButton(props: GoogleButtonProps) {
  // Decided after hydration, because cached pages do not know their browser.
  const [place, setPlace] = useState<'unknown' | 'browser' | 'in-app'>('unknown')
  useEffect(() => setPlace(isInAppBrowser(navigator.userAgent) ? 'in-app' : 'browser'), [])
  if (place === 'in-app') return null
  const clientId = googleClientId()
  return (
    <>
      <div className="flex items-center gap-4 text-xs text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {m.session_or()}
      </div>
      {clientId ? place === 'browser' && <GooglesOwnButton clientId={clientId} {...props} /> : <Unavailable />}
    </>
  )
}

function Unavailable() {
  return (
    <div>
      <Button look="outline" disabled className="w-full" aria-describedby="google-unavailable">
        {m.session_google()}
      </Button>
      <p id="google-unavailable" className="mt-1.5 text-center text-xs text-ink-3">
        {m.session_google_unavailable()}
      </p>
    </div>
  )
}

function GooglesOwnButton({ clientId, onCredential, onFailure }: GoogleButtonProps & { clientId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  const take = useEffectEvent(({ credential }: { credential?: string }) => {
    // No request without Google's credential (LOGIN-12).
    if (credential) onCredential(credential)
    else onFailure()
  })
  useEffect(() => {
    let isGone = false
    loadGoogleIdentity().then(
      (identity) => {
        const parent = place.current
        if (isGone || !parent) return
        identity.initialize({ client_id: clientId, callback: (answer) => take(answer) })
        identity.renderButton(parent, {
          type: 'standard',
          shape: 'pill',
          size: 'large',
          text: 'continue_with',
          logo_alignment: 'center',
          locale: getLocale(),
          width: Math.min(parent.clientWidth, 400),
        })
      },
      () => {
        if (!isGone) setBlocked(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [clientId])
  // Blocked scripts are common, so they are reported only after a press.
  if (isBlocked)
    return (
      <Button look="outline" className="w-full" onClick={onFailure}>
        {m.session_google()}
      </Button>
    )
  return <div ref={place} data-google-button className="grid min-h-11 place-items-center" />
}
