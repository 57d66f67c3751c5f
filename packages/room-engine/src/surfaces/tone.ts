import { fromLight, toLight } from '../colour.ts'

/** Lookup table: linear light of each 8-bit value. */
export const lightOf = Float32Array.from({ length: 256 }, (_, stored) => toLight(stored / 255))

const STEPS = 16384
const stored = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * fromLight(step / STEPS)))

/** Stored value (0 to 255) of linear light. */
export const storedOf = (light: number) => stored[light > 0 ? Math.round(light * STEPS) : 0] ?? 255

/** Start of the shoulder: brighter light approaches white instead of clipping. */
const SHOULDER = 0.9
const ROOM = 1 - SHOULDER

/** Tone-maps light to the displayable range. */
export const heldLight = (light: number) =>
  light > SHOULDER ? 1 - ROOM * Math.exp((SHOULDER - light) / ROOM) : Math.max(0, light)

/** Luminance, 0 to 1 (Rec. 709). */
export const brightnessOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
