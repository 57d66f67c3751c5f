import { type AnyRoute, type AnyRouter, type RegisteredRouter, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasOfflinePages } from '#app/lib/offline-pages'
import { isReachable } from '#app/lib/reachable'
import { showWaiting } from '#app/lib/waiting'
import { m } from '#app/paraglide/messages.js'
import { hasCode, isLost, isMissingCode } from './lost-line'
import { hideToast, setLoading, showMessage, showToast } from './notices'

const OFFLINE_TOAST = 'offline'

/**
 * Keeps an offline visitor on the current page: says so, blocks navigation that would fail, and offers to retry. With a
 * service worker, navigation is left to the browser.
 */
export function ConnectionWatch() {
  const router = useRouter()
  useEffect(() => watchNavigation(router), [router])
  useEffect(watchConnection, [])
  return null
}

function watchNavigation(router: RegisteredRouter) {
  const retry = (href: string) => {
    if (!navigator.onLine) return explain(href)
    setLoading(true)
    void router.navigate({ href }).finally(() => setLoading(false))
  }
  const explain = (href: string) => {
    setLoading(false)
    showMessage({
      type: 'error',
      title: m.notices_offline_title(),
      message: navigator.onLine ? m.failure_upstream_unavailable() : m.failure_offline(),
      action: { label: m.notices_retry(), onPress: () => retry(href) },
    })
  }
  /** After a deployment, only a document load has the new code. */
  const openAfresh = async (href: string) => {
    if (await isReachable()) location.assign(href)
    else explain(href)
  }
  let latest: string | undefined
  const refuses = async (href: string) => {
    latest = href
    const stopWaiting = showWaiting()
    const isThere = await hasCode(router, href)
    stopWaiting()
    const isSuperseded = latest !== href
    if (!isThere && !isSuperseded) void openAfresh(href)
    return !isThere || isSuperseded
  }
  stayWhereLost(router, (href, error) => void (isMissingCode(error) ? openAfresh(href) : explain(href)))
  return router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ action, currentLocation, nextLocation }) => {
      if (withoutHash(currentLocation.href) === withoutHash(nextLocation.href)) return false
      if (navigator.onLine) return !hasOfflinePages() && refuses(nextLocation.href)
      if (hasOfflinePages()) {
        const isOnwards = action === 'PUSH' || action === 'REPLACE'
        if (isOnwards) location.assign(nextLocation.href)
        return isOnwards
      }
      explain(nextLocation.href)
      return true
    },
  })
}

/** Returns to the previous page when a page's data fails offline. */
function stayWhereLost(router: AnyRouter, onLost: (href: string, error: unknown) => void) {
  const onError = (error: unknown) => {
    const { isLoading, resolvedLocation: here } = router.state
    const wanted = router.latestLocation
    if (!here || !isLoading || !isLost(error) || hasOfflinePages()) return
    const steps = wanted.state.__TSR_index - here.state.__TSR_index
    // On back navigation, the error page keeps its place in history.
    if (steps < 0 || withoutHash(wanted.href) === withoutHash(here.href)) return
    onLost(wanted.href, error)
    if (steps) {
      const stopWatching = router.subscribe('onResolved', () => {
        stopWatching()
        // Avoids two history entries for one page.
        router.history.back()
      })
    }
    throw redirect({ href: here.href, replace: true })
  }
  for (const route of Object.values<AnyRoute>(router.routesById)) route.update({ onError })
}

const withoutHash = (href: string) => href.split('#')[0]

function watchConnection() {
  const watch = new AbortController()
  const sayOffline = () => {
    // The page says it where it matters.
    if (document.querySelector('[data-says-offline]')) return
    showToast({
      id: OFFLINE_TOAST,
      type: 'warning',
      title: m.notices_offline_title(),
      text: hasOfflinePages() ? m.notices_offline_seen() : m.notices_offline_text(),
    })
  }
  const sayOnline = () => {
    hideToast(OFFLINE_TOAST)
    showToast({ type: 'success', title: m.notices_online_title(), text: m.notices_online_text() })
  }
  addEventListener('offline', sayOffline, watch)
  addEventListener('online', sayOnline, watch)
  // The back/forward cache may show this page again.
  addEventListener('pagehide', () => setLoading(false), watch)
  return () => watch.abort()
}
