import { useLayoutEffect, useRef } from 'react'

/**
 * Who comes back from a room stands where the page was left, with the focus on its heading: the room's own height and
 * scrolling would leave a phone in the middle of nowhere. `leave` is called before the page is left.
 */
export function useWayBack(isAway: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (isAway || left.current === undefined) return
    scrollTo({ top: left.current, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
    left.current = undefined
  }, [isAway])
  const leave = () => {
    left.current = scrollY
  }
  return { heading, leave }
}
