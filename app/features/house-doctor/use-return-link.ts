import { useLayoutEffect, useRef } from 'react'

type Left = { top: number; words: string }

/**
 * Restores scroll position and focus of the start page after a room, whose own height and scrolling would lose them.
 * Call `leave` before leaving.
 */
export function useReturnLink(isAway: boolean) {
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
