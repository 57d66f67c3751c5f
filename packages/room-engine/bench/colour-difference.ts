import { toLight } from '../src/colour.ts'

/** CIE Lab. */
export type Lab = readonly [number, number, number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const turnOf = (y: number, x: number) => (x === 0 && y === 0 ? 0 : ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360)
/** 25 to the seventh power. */
const LOW_CHROMA = 6103515625

/**
 * ΔE00; about one is a just noticeable difference (CIE 142; G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 color-difference
 * formula", Color Research and Application 2005).
 */
export function colourDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + LOW_CHROMA))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [turnOf(b1, a1 * stretch), turnOf(b2, a2 * stretch)]
  const isGrey = c1 * c2 === 0
  const apart = h2 - h1
  const turn = isGrey ? 0 : apart > 180 ? apart - 360 : apart < -180 ? apart + 360 : apart
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))]
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const sum = h1 + h2
  const h = isGrey ? sum : Math.abs(apart) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63))
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + LOW_CHROMA)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))))
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh))
}

const bend = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116)

/** CIE Lab under D65 of sRGB values 0 to 255. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLight(red / 255), toLight(green / 255), toLight(blue / 255)]
  const x = bend((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = bend(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = bend((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
