/** Movement tolerated during a tap, in CSS pixels. */
const TREMBLE = 8

export type OverlayFingers = {
  /** True after a drag, false after a tap. */
  hasDragged: () => boolean
  stop: () => void
}

/**
 * Touches on a room session's overlay: horizontal drags turn the piece (half a turn per screen width); taps on buttons
 * are not for the floor.
 */
export function feelFingers(overlay: HTMLElement, turn: (radians: number) => void): OverlayFingers {
  const listening = new AbortController()
  let from: number | undefined
  let hasDragged = false
  const listen = (type: string, answer: (event: PointerEvent) => void) =>
    overlay.addEventListener(type, answer as EventListener, { signal: listening.signal })

  listen('beforexrselect', (event) => {
    if ((event.target as Element).closest('button')) event.preventDefault()
  })
  listen('pointerdown', ({ isPrimary, clientX }) => {
    if (!isPrimary) return
    from = clientX
    hasDragged = false
  })
  listen('pointermove', ({ isPrimary, clientX }) => {
    if (!isPrimary || from === undefined) return
    hasDragged ||= Math.abs(clientX - from) > TREMBLE
    if (!hasDragged) return
    turn(((clientX - from) / overlay.clientWidth) * Math.PI)
    from = clientX
  })
  for (const end of ['pointerup', 'pointercancel'])
    listen(end, ({ isPrimary }) => {
      if (isPrimary) from = undefined
    })
  return { hasDragged: () => hasDragged, stop: () => listening.abort() }
}
