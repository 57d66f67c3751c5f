import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { addressOfStep, stepAt } from './checkout-steps'

/**
 * An entry of the browser's history for each block that was opened, so that Back leads to the block before. Entries name
 * their block in the address; the one that the visitor came with gets its name once a second block is opened.
 */
export function useStepHistory(onMove: (step: number) => void) {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  const move = useRef(onMove)
  move.current = onMove
  const isOpening = useRef(false)
  useEffect(() => {
    const named = stepAt(hash)
    // Entries of the application's own lead nowhere else.
    if (named !== undefined && !isOpening.current) move.current(named)
  }, [hash])
  const go = (step: number, replace: boolean) =>
    router.navigate({
      to: '.',
      hash: addressOfStep(step),
      replace,
      // The form scrolls to the block itself.
      resetScroll: false,
      hashScrollIntoView: false,
    })
  return {
    /** The block that the address names. */
    named: () => stepAt(router.latestLocation.hash),
    open: async (from: number, to: number) => {
      isOpening.current = true
      try {
        if (stepAt(router.latestLocation.hash) !== from) await go(from, true)
        if (from !== to) await go(to, false)
      } finally {
        isOpening.current = false
      }
    },
  }
}
