import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isDocumentPage } from '#app/lib/document-pages'
import { hasKeptPages } from '#app/lib/kept-pages'
import { m } from '#app/paraglide/messages.js'
import { hideToast, setLoading, showMessage, showToast } from './notices'

const OFFLINE_TOAST = 'offline'

/**
 * Keeps a visitor who has lost the connection on the page he has: says so, refuses navigation that could only end in an
 * error, and offers to try again. Where pages are kept, navigation is the browser's.
 */
export function ConnectionWatch() {
  const router = useRouter()
  useEffect(() => {
    const retry = (href: string) => {
      if (!navigator.onLine) return explain(href)
      setLoading(true)
      if (isDocumentPage(router, new URL(href, location.href).pathname)) location.assign(href)
      else void router.navigate({ href }).finally(() => setLoading(false))
    }
    const explain = (href: string) =>
      showMessage({
        type: 'error',
        title: m.notices_offline_title(),
        message: m.failure_offline(),
        action: { label: m.notices_retry(), onPress: () => retry(href) },
      })
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation, nextLocation }) => {
        const isSamePage = withoutHash(currentLocation.href) === withoutHash(nextLocation.href)
        if (navigator.onLine || isSamePage) return false
        if (hasKeptPages()) {
          const isOnwards = action === 'PUSH' || action === 'REPLACE'
          if (isOnwards) location.assign(nextLocation.href)
          return isOnwards
        }
        explain(nextLocation.href)
        return true
      },
    })
  }, [router])
  useEffect(watchConnection, [])
  return null
}

const withoutHash = (href: string) => href.split('#')[0]

function watchConnection() {
  const watch = new AbortController()
  const sayOffline = () => {
    showToast({
      id: OFFLINE_TOAST,
      type: 'warning',
      title: m.notices_offline_title(),
      text: hasKeptPages() ? m.notices_offline_seen() : m.notices_offline_text(),
    })
  }
  const sayOnline = () => {
    hideToast(OFFLINE_TOAST)
    showToast({ type: 'success', title: m.notices_online_title(), text: m.notices_online_text() })
  }
  addEventListener('offline', sayOffline, watch)
  addEventListener('online', sayOnline, watch)
  // The browser may show this very page again on the way back.
  addEventListener('pagehide', () => setLoading(false), watch)
  return () => watch.abort()
}
