import { useLayoutEffect, useRef, useState } from 'react'
import { boxCentre, isLevel, type ScreenPoint, scrollAfter } from './magnify'

/** Milliseconds in which a second tap belongs to the first. */
const DOUBLE_TAP = 350

/** How large the picture is shown that is seen; its frame is scrolled so that the place one looks at stays where it is. */
export function useMagnifier(frameSeen: () => HTMLElement | undefined) {
  const [level, setLevel] = useState(1)
  const lastTap = useRef(0)
  const keepPlace = useRef<() => void>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of size
  useLayoutEffect(() => {
    keepPlace.current?.()
    keepPlace.current = undefined
  }, [level])

  /** Magnifies around a point of the screen, or the middle of what is seen. */
  const zoom = (to: number, point?: ScreenPoint) => {
    const frame = frameSeen()
    const picture = frame?.querySelector('button')
    if (!frame || !picture || !isLevel(to)) return
    const fixed = point ?? boxCentre(frame.getBoundingClientRect())
    const before = picture.getBoundingClientRect()
    keepPlace.current = () =>
      frame.scrollBy({ ...scrollAfter(fixed, before, picture.getBoundingClientRect()), behavior: 'instant' })
    setLevel(to)
  }
  const tap = (point: ScreenPoint & { detail: number; timeStamp: number }) => {
    if (point.timeStamp - lastTap.current < DOUBLE_TAP) return
    lastTap.current = point.timeStamp
    // A key presses the middle.
    zoom(level > 1 ? 1 : 2, point.detail ? point : undefined)
  }
  return { level, zoom, tap, showWhole: () => setLevel(1) }
}
