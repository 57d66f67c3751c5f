import type { Taste } from './taste.ts'
import type { Wall } from './walls.ts'

/** Windows, doors and passages, apart from each other. */
export function planOpenings(walls: readonly Wall[], h: number, dice: Taste) {
  for (const wall of walls) {
    const tries = Math.floor(dice.between(0, 2.6))
    for (let at = 0; at < tries; at++) {
      const kind = dice.chance(0.58) ? 'window' : dice.chance(0.75) ? 'door' : 'passage'
      const isDoorLike = kind !== 'window'
      const long = isDoorLike
        ? dice.chance(0.15)
          ? dice.between(1.2, 2.2)
          : dice.between(0.65, 1)
        : dice.between(0.5, Math.min(3.2, wall.length - 0.4))
      if (long > wall.length - 0.3) continue
      const from = dice.between(0.12, wall.length - long - 0.12)
      const to = from + long
      if (wall.openings.some((other) => from < other.to + 0.25 && to > other.from - 0.25)) continue
      const low = isDoorLike ? 0 : dice.chance(0.2) ? dice.between(0, 0.25) : dice.between(0.5, 1.4)
      const high = isDoorLike
        ? Math.min(h - 0.05, dice.between(1.95, 2.25))
        : Math.min(h - 0.06, Math.max(low + 0.4, dice.between(1.8, h)))
      wall.openings.push({ kind, from, to, low, high })
      wall.taken.push([from - (isDoorLike ? 0.1 : -0.3), to + (isDoorLike ? 0.1 : -0.3)])
    }
  }
}
