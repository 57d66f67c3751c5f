import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SERVICE_WORKER, type ViewedPage } from './offline'

/** Delay after the application's start, in ms: the visitor's page comes first. */
const LATER = 3000

/** Starts the service worker once the page is idle, and tells it which files it has missed (APP-02). */
export function RecordViewed() {
  const router = useRouter()
  useEffect(() => {
    const { serviceWorker } = navigator
    if (import.meta.env.DEV || !serviceWorker) return
    const tell = (seen: ViewedPage) => {
      const allowsCopy = router.state.matches.every(({ staticData }) => staticData.offlineCopy !== false)
      if (allowsCopy) void serviceWorker.ready.then(({ active }) => active?.postMessage(seen))
    }
    const stop = router.subscribe('onResolved', ({ hrefChanged }) => hrefChanged && tell({ page: location.href }))
    const timer = setTimeout(() => {
      // Some private windows refuse; nothing is cached then.
      if (!wasServedByWorker()) serviceWorker.register(SERVICE_WORKER).then(tellAll, () => {})
    }, LATER)
    const tellAll = () =>
      tell({ page: location.href, files: performance.getEntriesByType('resource').map(({ name }) => name) })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])
  return null
}

/** False for a document that loaded before the worker started. */
const wasServedByWorker = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).workerStart > 0)
