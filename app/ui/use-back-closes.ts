import { useEffect, useEffectEvent } from 'react'

/** Closes with the Back button what is open while it is mounted, and leaves no step behind when it closes otherwise. */
export function useBackCloses(onBack: () => void) {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    // Of its own name: a reload leaves the step of before behind.
    const openedAs = crypto.randomUUID()
    const isThere = () => history.state?.openedAs === openedAs
    const address = location.href
    // The router neither hears of the step nor of the way back: its page stays.
    History.prototype.pushState.call(history, { ...history.state, openedAs }, '')
    const onPopState = (event: PopStateEvent) => {
      if (isThere() || location.href !== address) return
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('popstate', onPopState, true)
    return () => {
      removeEventListener('popstate', onPopState, true)
      if (!isThere()) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    }
  }, [])
}
