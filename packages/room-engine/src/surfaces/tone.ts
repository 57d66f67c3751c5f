import { fromLight, toLight } from '../colour.ts'

/** Light, 0 to 1, of each of the 256 stored values. */
export const lightOf = Float32Array.from({ length: 256 }, (_, stored) => toLight(stored / 255))

const STEPS = 16384
const stored = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * fromLight(step / STEPS)))

/** The stored value, 0 to 255, of an amount of light from 0 to 1. */
export const storedOf = (light: number) => stored[light > 0 ? Math.round(light * STEPS) : 0] ?? 255

/** From here on light is bent, so that it ends in white instead of being cut off there. */
const SHOULDER = 0.9
const ROOM = 1 - SHOULDER

/** What a picture holds of an amount of light: what is brighter than a screen can be comes near white. */
export const heldLight = (light: number) =>
  light > SHOULDER ? 1 - ROOM * Math.exp((SHOULDER - light) / ROOM) : Math.max(0, light)

/** Brightness of light as people see it, 0 to 1 (Rec. 709). */
export const brightnessOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** From 0 to 1 between two values, without corners. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
