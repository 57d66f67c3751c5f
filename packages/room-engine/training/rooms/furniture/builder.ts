import type { Frame, Mesh } from '../mesh.ts'
import type { Taste } from '../taste.ts'

/** Puts a thing with its back at z = 0, its middle at x = 0 and answers its width and depth. */
export type Builder = (mesh: Mesh, frame: Frame, dice: Taste) => { width: number; depth: number; height: number }

export const count = (dice: Taste, low: number, high: number) => Math.floor(dice.between(low, high + 0.999))
