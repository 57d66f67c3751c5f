import type { KeyboardEvent } from 'react'

/** Movement below this is a tap; CSS pixels. */
export const TAP_PX = 5
const STEP_MM = 50
const LEAP_MM = 500
export const QUARTER = 90

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** What keys do with a piece of furniture. */
export type PieceActs = {
  /** Millimetres to the right and to the back. */
  step: (toRight: number, toBack: number) => void
  turn: (degrees: number) => void
  remove: () => void
  leave: () => void
}

/** Moves by arrows (with Shift further), turns by R, removes by Delete; returns whether the key did any of that. */
export function actByKey(event: KeyboardEvent, { step, turn, remove, leave }: PieceActs): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const arrow = ARROWS[event.key]
  const reach = event.shiftKey ? LEAP_MM : STEP_MM
  if (arrow) step(arrow[0] * reach, arrow[1] * reach)
  else if (event.key.toLowerCase() === 'r') turn(event.shiftKey ? QUARTER : -QUARTER)
  else if (event.key === 'Delete' || event.key === 'Backspace') remove()
  else if (event.key === 'Escape') leave()
  else return false
  event.preventDefault()
  return true
}
