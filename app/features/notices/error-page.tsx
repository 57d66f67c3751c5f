import { useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { NoticePage } from './notice-page'

/** The page of a fault on our side. Trying again is a link, so that it works where no script runs. */
export function ErrorPage() {
  const { href } = useLocation()
  // Only a browser can know that it is offline; the Worker's navigator does not say.
  const isOffline = navigator.onLine === false
  return (
    <NoticePage
      title={m.notices_error_title()}
      text={isOffline ? m.failure_offline() : m.failure_unexpected()}
      actions={
        <>
          <a href={href} className={buttonClass('primary')}>
            {m.notices_retry()}
          </a>
          <a href={`/${getLocale()}`} className={standaloneLink}>
            {m.notices_to_home()}
          </a>
        </>
      }
    />
  )
}
