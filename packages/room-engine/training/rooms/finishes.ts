import type { Kind } from './kinds.ts'
import {
  anyColour,
  hsv,
  type Material,
  material,
  paint,
  scaled,
  tiles,
  wallColour,
  whiteColour,
  wood,
} from './materials.ts'
import type { Taste } from './taste.ts'

export type Finish = {
  upper: Material
  lower: Material
  dado: number
  accent: number
  accentLook: Material
  floor: Material
  ceiling: Material
  skirting: Material | undefined
}

export function finishes(kind: Kind, dice: Taste): Finish {
  const isWet = kind === 'bathroom' || kind === 'kitchen'
  const colour = wallColour(dice)
  const upper = isWet && dice.chance(0.2) ? tiles(dice) : wallFinish(dice, colour)
  const hasDado = dice.chance(isWet ? 0.5 : dice.isSober ? 0.06 : 0.12)
  const lower = isWet
    ? tiles(dice)
    : dice.chance(0.5)
      ? material(dice, 'panels', dice.chance(0.7) ? whiteColour(dice) : colour, {
          width: dice.between(0.1, 0.6),
          height: dice.between(0.7, 1),
        })
      : wallFinish(dice)
  const floorKind = dice.between(0, 1)
  const floor =
    floorKind < (isWet ? 0.25 : 0.55)
      ? {
          ...wood(dice),
          width: dice.between(0.06, 0.22),
          height: dice.between(0.4, 2.5),
          gloss: dice.chance(0.5) ? dice.between(0.02, 0.15) : 0,
        }
      : floorKind < (isWet ? 0.85 : 0.72)
        ? tiles(dice)
        : floorKind < 0.95
          ? material(
              dice,
              'plain',
              dice.chance(0.7)
                ? hsv(dice.between(0.05, 0.15), dice.between(0.03, 0.35), dice.between(0.25, 0.9))
                : anyColour(dice),
              { grain: dice.between(0.05, 0.4) },
            )
          : material(dice, 'veins', anyColour(dice), { gloss: dice.between(0.02, 0.2) })
  const like = dice.sober(0.12, 0.3)
  const ceiling = dice.sober(0.95, 0.85)
    ? paint(dice, like ? scaled(colour, dice.between(0.9, 1.1)) : whiteColour(dice))
    : dice.chance(0.5)
      ? { ...wood(dice), width: dice.between(0.08, 0.2), height: 5 }
      : wallFinish(dice)
  const skirt = dice.between(0, 1)
  return {
    upper,
    lower,
    dado: hasDado ? (isWet && dice.chance(0.4) ? dice.between(1.4, 2.2) : dice.between(0.7, 1.3)) : 0,
    accent: dice.sober(0.1, 0.2) ? Math.floor(dice.between(0, 4)) : -1,
    accentLook: wallFinish(dice),
    floor,
    ceiling: { ...ceiling, gloss: 0 },
    skirting: skirt < 0.5 ? paint(dice, whiteColour(dice)) : skirt < 0.7 ? wood(dice) : skirt < 0.8 ? upper : undefined,
  }
}

export function wallFinish(dice: Taste, colour = wallColour(dice)): Material {
  const kind = dice.between(0, dice.sober(0.75, 0) ? 0.68 : 1)
  const close = dice.chance(0.6) ? scaled(colour, dice.between(0.55, 1.35)) : anyColour(dice)
  const size = dice.between(0.04, 0.4)
  if (kind < 0.68) return paint(dice, colour)
  if (kind < 0.76)
    return material(dice, 'stripes', colour, {
      other: close,
      width: dice.between(0.04, 0.5),
      seed: dice.one([0, 1, 3, 4, 6, 7]),
    })
  if (kind < 0.84)
    return material(dice, 'motifs', colour, { other: close, width: size, height: size * dice.between(0.7, 1.4) })
  if (kind < 0.9)
    return material(dice, 'blotches', colour, {
      other: scaled(colour, dice.between(0.7, 1.2)),
      width: size,
      height: size,
    })
  if (kind < 0.94)
    return material(
      dice,
      'tiles',
      dice.chance(0.6)
        ? hsv(dice.between(0.0, 0.08), dice.between(0.2, 0.7), dice.between(0.3, 0.9))
        : whiteColour(dice),
      { width: 0.23, height: 0.075, seed: 1, grain: dice.between(0.1, 0.6), other: [0.5, 0.48, 0.45] },
    )
  if (kind < 0.97) return material(dice, 'panels', colour, { width: dice.between(0.08, 0.3), height: 9, seed: 1 })
  return { ...wood(dice), width: dice.between(0.08, 0.2), height: 4 }
}
