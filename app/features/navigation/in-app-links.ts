import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasOfflinePages } from '#app/lib/offline-pages'
import { getLocale } from '../languages/locale'

/**
 * Follows plain links without a document load, and preloads the hovered one. One listener for all, because a hundred
 * Link components would slow hydration.
 */
export function useInAppLinks() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return
      const href = addressInApp(event.target)
      if (!href) return
      event.preventDefault()
      void router.navigate({ href }).then(focusMain)
    }
    const preload = ({ target }: PointerEvent) => {
      clearTimeout(timer)
      const href = addressInApp(target)
      if (href)
        timer = setTimeout(() => void router.preloadRoute({ to: '.', href }), router.options.defaultPreloadDelay)
    }
    const stopWatching = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      focusMain()
      dispatchEvent(new Event('pagechanged'))
    })
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', preload)
    return () => {
      clearTimeout(timer)
      stopWatching()
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', preload)
    }
  }, [router])
}

/** Moves the focus to the new page's content, as a document load would. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

function addressInApp(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.split('/')[1] !== getLocale()) return
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  if (isSamePage && link.hash) return
  if (!navigator.onLine && hasOfflinePages()) return
  return link.pathname + link.search + link.hash
}
