/** CSS pixels that a finger may tremble while it taps. */
const TREMBLE = 8

export type OverlayFingers = {
  /** Whether what the finger has just done was a drag, and no tap. */
  hasDragged: () => boolean
  stop: () => void
}

/**
 * What a finger does on the overlay of a room session: dragged sideways it turns the piece, half a turn for the width of
 * the screen; and what it does to a button is no tap on the floor.
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
