import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasOfflinePages } from '#app/lib/offline-pages'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { isLost } from './lost-line'
import { NoticeHead, NoticePage, noticeTitle } from './notice-page'

/**
 * Page of an internal error. Retry is a link, so that it works without script. Offline with a service worker, the
 * document is requested, which may be cached.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const here = useLocation()
  const wasLost = isLost(error)
  useEffect(() => {
    if (wasLost && hasOfflinePages()) location.reload()
  }, [wasLost])
  // Only a browser can tell: the Worker's navigator has no `onLine`.
  const isOffline = navigator.onLine === false
  const title = m.notices_error_title()
  return (
    <>
      <NoticeHead title={noticeTitle(title)} />
      <NoticePage
        title={title}
        text={isOffline ? m.failure_offline() : m.failure_unexpected()}
        actions={
          <>
            <a href={here.href} className={buttonClass('primary')}>
              {m.notices_retry()}
            </a>
            <a href={href('/')} className={standaloneLink}>
              {m.notices_to_home()}
            </a>
          </>
        }
      />
    </>
  )
}
