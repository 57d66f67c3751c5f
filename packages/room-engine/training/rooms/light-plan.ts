import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Lighting, Source, Sun } from './light.ts'
import { hsv, scaled } from './materials.ts'
import type { Daylight } from './openings.ts'
import type { Eye } from './raster.ts'
import type { Taste } from './taste.ts'

export function daylight(dice: Taste): Daylight {
  const isNight = dice.chance(0.22)
  const hue = dice.chance(0.5) ? dice.between(0.52, 0.64) : dice.between(0.06, 0.15)
  return { isNight, strength: dice.between(0.8, 5), sky: hsv(hue, dice.between(0, 0.25), 1) }
}

/** Light of windows, lamps, a flash or all of them; bounce takes the colour of walls and floor. */
export function lightingOf(
  windows: readonly Source[],
  day: Daylight,
  eye: Eye,
  w: number,
  h: number,
  d: number,
  walls: Vec3,
  floor: Vec3,
  dice: Taste,
): Lighting {
  const lamp = (x: number, y: number, z: number, strength: number, throwsShadow = true): Source => {
    const colour = hsv(dice.between(0.06, 0.14), dice.between(0, 0.45), 1)
    const size = dice.between(0.05, 0.4)
    return {
      corner: [x, y, z],
      across: [size, 0, 0],
      upward: [0, 0, size],
      facing: undefined,
      colour: scaled(colour, strength),
      throwsShadow,
    }
  }
  const sources = [...windows].sort(() => dice.between(-1, 1)).slice(0, 3)
  const isLit = day.isNight || dice.chance(0.35)
  const lamps = isLit ? Math.floor(dice.between(1, 3.4)) : 0
  for (let at = 0; at < lamps; at++)
    sources.push(
      lamp(w * dice.between(0.1, 0.9), h * dice.between(0.55, 0.95), d * dice.between(0.1, 0.9), dice.between(0.3, 2)),
    )
  if (dice.chance(day.isNight ? 0.4 : 0.12))
    sources.push(lamp(eye.at[0] + 0.04, eye.at[1] + 0.05, eye.at[2], dice.between(1, 4), false))
  const tint = dice.between(0.2, 0.8)
  const fill = dice.between(0.15, 1.1)
  const mean = (channel: number) => 0.65 * (walls[channel] as number) + 0.35 * (floor[channel] as number)
  const grey = (mean(0) + mean(1) + mean(2)) / 3 + 0.05
  const ambient = [0, 1, 2].map(
    (channel) =>
      fill * (1 - tint + (tint * (mean(channel) + 0.05)) / grey) * (0.8 + 0.2 * (day.sky[channel] as number)),
  ) as [number, number, number]
  const rise = dice.between(0.3, 1.1)
  const round = dice.between(0, 2 * Math.PI)
  const sun: Sun | undefined =
    !day.isNight && dice.chance(0.3)
      ? {
          towards: [Math.cos(round) * Math.cos(rise), Math.sin(rise), Math.sin(round) * Math.cos(rise)],
          colour: scaled([1, 0.92, 0.8], dice.between(1.5, 6)),
        }
      : undefined
  return { sources, sun, ambient, fromBelow: dice.between(0.5, 1.1) }
}
