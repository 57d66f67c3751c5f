import type { KeyboardEvent } from 'react'

/** A scene looked at from all sides: turned by steps, come nearer to (1) or farther (-1), and seen as in the beginning. */
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

/** What dragging and the wheel do, by keys. */
export function answerKey(event: KeyboardEvent, scene: Orbit) {
  const answer = KEYS[event.key]
  if (!answer || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  answer(scene)
}
