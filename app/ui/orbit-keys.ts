import type { KeyboardEvent } from 'react'

/** An orbit camera: turn by steps, move nearer (1) or farther (-1), reset. */
export type Orbit = { turn: (steps: number) => void; move: (direction: 1 | -1) => void; reset: () => void }

const KEYS: Record<string, (scene: Orbit) => void> = {
  ArrowLeft: (scene) => scene.turn(1),
  ArrowRight: (scene) => scene.turn(-1),
  ArrowUp: (scene) => scene.move(1),
  ArrowDown: (scene) => scene.move(-1),
  '+': (scene) => scene.move(1),
  '-': (scene) => scene.move(-1),
  Home: (scene) => scene.reset(),
}

/** Keyboard equivalents of dragging and the wheel. */
export function answerKey(event: KeyboardEvent, scene: Orbit) {
  const answer = KEYS[event.key]
  if (!answer || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  answer(scene)
}
