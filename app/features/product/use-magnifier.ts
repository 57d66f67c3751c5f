import { useLayoutEffect, useRef, useState } from 'react'
import { boxCentre, isLevel, type ScreenPoint, scrollAfter } from './magnify'

/** Maximum milliseconds between the taps of a double tap. */
const DOUBLE_TAP = 350

/** Magnification of the visible picture, keeping the viewed point in place. */
export function useMagnifier(frameSeen: () => HTMLElement | undefined) {
  const [level, setLevel] = useState(1)
  const lastTap = useRef(0)
  const keepPlace = useRef<() => void>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of size
  useLayoutEffect(() => {
    keepPlace.current?.()
    keepPlace.current = undefined
  }, [level])

  /** Zooms around a screen point, or the middle. */
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
    // A key press zooms around the middle.
    zoom(level > 1 ? 1 : 2, point.detail ? point : undefined)
  }
  return { level, zoom, tap, showWhole: () => setLevel(1) }
}
