import { useLayoutEffect, useRef } from 'react'

type Left = { top: number; words: string }

/**
 * Who comes back from a room stands where the page was left, with the focus on what was pressed there, or on the heading where
 * that has gone: the room's own height and scrolling would leave a phone in the middle of nowhere. `leave` is called before
 * the page is left.
 */
export function useWayBack(isAway: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useRef<Left>(undefined)
  useLayoutEffect(() => {
    if (isAway || !left.current) return
    const { top, words } = left.current
    left.current = undefined
    scrollTo({ top, behavior: 'instant' })
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
    const pressed = words && buttons.find(({ textContent }) => textContent === words)
    ;(pressed || heading.current)?.focus({ preventScroll: true })
  }, [isAway])
  const leave = () => {
    left.current = { top: scrollY, words: document.activeElement?.textContent ?? '' }
  }
  return { heading, leave }
}
