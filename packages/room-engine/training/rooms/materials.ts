import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Taste } from './taste.ts'

/** How a surface looks; colours are linear light, sizes metres. */
export type Material = {
  pattern: Pattern
  colour: Vec3
  other: Vec3
  /** Size of a tile, plank, stripe or motif. */
  width: number
  height: number
  /** Strength of the irregularity, 0 to 1. */
  grain: number
  seed: number
  /** Share of mirrored light. */
  gloss: number
  /** Own light; such surfaces are not lit. */
  glow: number
}

export type Pattern =
  | 'plain'
  | 'planks'
  | 'tiles'
  | 'stripes'
  | 'motifs'
  | 'blotches'
  | 'checks'
  | 'art'
  | 'outdoors'
  | 'panels'
  | 'slats'
  | 'books'
  | 'veins'
  | 'folds'

const linear = (value: number) => (value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Hue 0 to 1; saturation and value as of a painted thing in sRGB. */
export function hsv(hue: number, saturation: number, value: number): Vec3 {
  const channel = (n: number) => {
    const k = (n + hue * 6) % 6
    return linear(Math.max(0, Math.min(1, value * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1))))))
  }
  return [channel(5), channel(3), channel(1)]
}

export const scaled = ([r, g, b]: Vec3, by: number): Vec3 => [r * by, g * by, b * by]

export const material = (dice: Taste, pattern: Pattern, colour: Vec3, rest: Partial<Material> = {}): Material => ({
  pattern,
  colour,
  other: scaled(colour, dice.between(0.4, 0.8)),
  width: 0.2,
  height: 0.2,
  grain: dice.between(0, 0.15),
  seed: dice.between(0, 1000),
  gloss: 0,
  glow: 0,
  ...rest,
})

export const anyColour = (dice: Taste): Vec3 => {
  const kind = dice.between(0, dice.sober(0.75, 0) ? 0.5 : 1)
  if (kind < 0.3) return hsv(dice.between(0.03, 0.14), dice.between(0, 0.25), dice.between(0.5, 0.98))
  if (kind < 0.5) return hsv(dice.between(0, 1), dice.between(0, 0.06), dice.between(0.03, 0.95))
  return hsv(dice.between(0, 1), dice.between(0.1, 0.9), dice.between(0.1, 0.95))
}

const woodColour = (dice: Taste): Vec3 =>
  hsv(dice.between(0.02, 0.115), dice.between(0.15, 0.75), dice.between(0.15, 0.85))

export const whiteColour = (dice: Taste): Vec3 =>
  hsv(dice.between(0, 1), dice.between(0, 0.05), dice.between(0.82, 0.98))

export const wallColour = (dice: Taste): Vec3 => {
  const kind = dice.between(0, dice.sober(0.6, 0) ? 0.6 : 1)
  if (kind < 0.3) return hsv(dice.between(0.05, 0.6), dice.between(0, 0.05), dice.between(0.8, 0.97))
  if (kind < 0.55) return hsv(dice.between(0.04, 0.16), dice.between(0.04, 0.35), dice.between(0.6, 0.97))
  if (kind < 0.68) return hsv(dice.between(0, 1), dice.between(0, 0.08), dice.between(0.3, 0.85))
  if (kind < 0.86) return hsv(dice.between(0, 1), dice.between(0.08, 0.35), dice.between(0.6, 0.95))
  return hsv(dice.between(0, 1), dice.between(0.3, 0.85), dice.between(0.2, 0.85))
}

export const wood = (dice: Taste, colour = woodColour(dice)): Material =>
  material(dice, 'planks', colour, {
    other: scaled(colour, dice.between(0.55, 0.95)),
    width: dice.between(0.3, 1.5),
    height: dice.between(1, 4),
    grain: dice.between(0.1, 0.5),
    gloss: dice.chance(0.3) ? dice.between(0.02, 0.12) : 0,
  })

export const paint = (dice: Taste, colour = anyColour(dice)): Material =>
  material(dice, 'plain', colour, { grain: dice.between(0, 0.08) })

export const metal = (dice: Taste): Material =>
  material(dice, 'plain', hsv(dice.between(0.08, 0.6), dice.between(0, 0.15), dice.between(0.1, 0.8)), {
    gloss: dice.between(0.1, 0.5),
  })

export const mirror = (dice: Taste): Material =>
  material(dice, 'plain', [0.02, 0.02, 0.02], { gloss: dice.between(0.75, 0.95), grain: 0 })

/** Cloth of any pattern. */
export const cloth = (dice: Taste, colour = anyColour(dice)): Material => {
  const pattern = dice.chance(0.5)
    ? 'plain'
    : dice.one(['stripes', 'motifs', 'blotches', 'checks', 'folds', 'art'] as const)
  const size = dice.between(0.03, 0.25)
  return material(dice, pattern, colour, {
    other: anyColour(dice),
    width: size,
    height: size * dice.between(0.6, 1.6),
    grain: dice.between(0.05, 0.4),
  })
}

export const wooden = (dice: Taste): Material =>
  dice.chance(0.6) ? wood(dice) : paint(dice, dice.chance(0.5) ? whiteColour(dice) : anyColour(dice))

export const tiles = (dice: Taste, colour = dice.sober(0.7, 0.5) ? whiteColour(dice) : anyColour(dice)): Material => {
  const size = dice.one([0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6])
  return material(dice, dice.sober(0.06, 0.12) ? 'checks' : 'tiles', colour, {
    other: dice.chance(0.5) ? whiteColour(dice) : scaled(colour, dice.between(0.3, 1.4)),
    width: size * dice.one([1, 1, 2, 3]),
    height: size,
    grain: dice.between(0, 0.35),
    gloss: dice.chance(0.4) ? dice.between(0.02, 0.15) : 0,
  })
}

const hash = (x: number, y: number, seed: number) => {
  let value = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed | 0, 2246822519)) | 0
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise between 0 and 1. */
function noise(x: number, y: number, seed: number) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const fx = x - ix
  const fy = y - iy
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
  const a = hash(ix, iy, seed)
  const b = hash(ix + 1, iy, seed)
  const c = hash(ix, iy + 1, seed)
  const d = hash(ix + 1, iy + 1, seed)
  return a + (b - a) * sx + (c - a) * sy + (a - b - c + d) * sx * sy
}

const fract = (value: number) => value - Math.floor(value)

/** Colour at a place of the texture, into `to`; `blur` is the size of a pixel in metres, below which detail fades. */
export function colourAt(m: Material, u: number, v: number, blur: number, to: Float32Array) {
  const { seed, width, height } = m
  /** Share of the other colour. */
  let mix = 0
  let shade = 1
  switch (m.pattern) {
    case 'plain':
      if (m.grain > 0) shade += m.grain * (noise(u * 3, v * 3, seed) + 0.5 * noise(u * 40, v * 40, seed) - 0.75)
      break
    case 'planks': {
      const row = Math.floor(u / width)
      const along = v / height + hash(row, 0, seed)
      const tone = hash(row, Math.floor(along), seed + 1)
      mix =
        m.grain * 1.2 * tone + m.grain * noise(u * 60, v * 3, seed + row) + 0.3 * m.grain * noise(u * 200, v * 9, seed)
      const gap = Math.min(fract(u / width), 1 - fract(u / width)) * width
      if (gap < 0.003) shade = 0.75
      break
    }
    case 'tiles': {
      const row = Math.floor(v / height)
      const shifted = u / width + (seed % 2 < 1 ? 0 : 0.5 * (row & 1))
      const [fx, fy] = [fract(shifted), fract(v / height)]
      const edge = Math.min(Math.min(fx, 1 - fx) * width, Math.min(fy, 1 - fy) * height)
      const line = 0.003 + (seed % 5) * 0.001
      mix = edge < line ? 1 : 0
      if (blur > line) mix = Math.min(1, (edge < blur ? 2 * line : 0) / blur)
      shade =
        1 + m.grain * (hash(Math.floor(shifted), row, seed) - 0.5) + 0.3 * m.grain * (noise(u * 12, v * 12, seed) - 0.5)
      break
    }
    case 'stripes': {
      const across = seed % 3 < 2 ? u : v
      const at = fract(across / width + hash(1, 1, seed))
      mix = at < 0.15 + 0.6 * hash(2, 2, seed) ? 1 : 0
      if (at > 0.9 && seed % 7 < 3) shade = 0.5
      break
    }
    case 'motifs': {
      const [cx, cy] = [Math.floor(u / width), Math.floor(v / height)]
      const dx = fract(u / width) - 0.5 - 0.3 * (hash(cx, cy, seed) - 0.5)
      const dy = fract(v / height) - 0.5 - 0.3 * (hash(cx, cy, seed + 3) - 0.5)
      const petals = 0.25 + 0.1 * Math.cos(Math.atan2(dy, dx) * (3 + (seed % 4)))
      mix = Math.hypot(dx, dy) < petals ? 1 : 0
      if (blur > width / 3) mix = 0.3
      break
    }
    case 'blotches': {
      const value = noise(u / width, v / height, seed) + 0.5 * noise((2 * u) / width, (2 * v) / height, seed + 1)
      mix = Math.max(0, Math.min(1, (value - 0.7) * 6))
      break
    }
    case 'checks':
      mix = (Math.floor(u / width) + Math.floor(v / width)) & 1 ? 1 : 0
      break
    case 'art': {
      const value = noise(u * 6, v * 6, seed) * 3 + noise(u * 17, v * 17, seed + 2)
      const step = Math.floor(value * 1.6)
      to[0] = m.colour[0] * (0.3 + hash(step, 1, seed)) + 0.25 * hash(step, 4, seed)
      to[1] = m.colour[1] * (0.3 + hash(step, 2, seed)) + 0.25 * hash(step, 5, seed)
      to[2] = m.colour[2] * (0.3 + hash(step, 3, seed)) + 0.25 * hash(step, 6, seed)
      return
    }
    case 'outdoors': {
      const skyline = 1.1 + 0.8 * noise(u * 2, 0, seed) + 0.25 * noise(u * 9, 1, seed) - (seed % 1.7)
      const leaf = noise(u * 14, v * 14, seed) * noise(u * 4, v * 4, seed + 1)
      if (v > skyline + 0.5) {
        to[0] = m.colour[0]
        to[1] = m.colour[1]
        to[2] = m.colour[2]
      } else {
        to[0] = m.other[0] * (0.2 + 2.4 * leaf)
        to[1] = m.other[1] * (0.2 + 2.4 * leaf)
        to[2] = m.other[2] * (0.2 + 2.4 * leaf)
      }
      return
    }
    case 'panels': {
      const [fx, fy] = [fract(u / width), fract(v / height)]
      const edge = Math.min(Math.min(fx, 1 - fx) * width, Math.min(fy, 1 - fy) * height)
      if (edge < 0.006) shade = 0.35
      else if (edge > 0.06 && edge < 0.075) shade = seed % 2 < 1 ? 0.7 : 1
      shade *= 1 + m.grain * (noise(u * 50, v * 4, seed) - 0.5)
      break
    }
    case 'slats': {
      const at = fract(v / height)
      shade = at < 0.12 ? 0.45 : 0.75 + 0.3 * at
      if (blur > height / 2) shade = 0.8
      break
    }
    case 'books': {
      const book = Math.floor(u / width + 0.4 * noise(u * 20, 0, seed))
      const shelf = Math.floor(v / height)
      const tall = 0.55 + 0.4 * hash(book, shelf, seed)
      if (fract(v / height) > tall || hash(book, shelf, seed + 5) > 0.85) {
        mix = 1
        break
      }
      const tone = hash(book, shelf, seed + 1)
      to[0] = 0.02 + 0.6 * tone * hash(book, shelf, seed + 2)
      to[1] = 0.02 + 0.6 * tone * hash(book, shelf, seed + 3)
      to[2] = 0.02 + 0.6 * tone * hash(book, shelf, seed + 4)
      return
    }
    case 'veins': {
      const turn = noise(u * 3, v * 3, seed) * 6 + noise(u * 9, v * 9, seed + 1) * 2
      mix = Math.abs(Math.sin(turn + u * 4)) ** 8
      shade = 1 + m.grain * (noise(u * 60, v * 60, seed) - 0.5)
      break
    }
    case 'folds':
      shade = 0.7 + 0.6 * noise(u * 9, v * 2, seed) * (0.6 + 0.4 * noise(u * 30, v * 3, seed))
      break
  }
  for (let channel = 0; channel < 3; channel++) {
    const base = m.colour[channel] as number
    to[channel] = Math.max(0, (base + ((m.other[channel] as number) - base) * Math.min(1, mix)) * shade)
  }
}
