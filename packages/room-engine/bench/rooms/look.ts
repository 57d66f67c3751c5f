import { linear } from '@vuong-tron/furniture/models/export/color'
import { noise } from '@vuong-tron/geometry/numbers'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Dice } from './dice.ts'

export type FloorKind = 'planks' | 'tiles' | 'diagonal tiles' | 'herringbone' | 'carpet' | 'concrete'
export type Floor = { kind: FloorKind; color: Vec3; second: Vec3; pitch: number; alongX: boolean; gloss: number }
export type WallKind = 'paint' | 'stripes' | 'two-tone' | 'brick'
export type WallFinish = { kind: WallKind; color: Vec3; second: Vec3; pitch: number }

/** A room's materials and lights; colours in linear light. */
export type RoomLook = {
  floor: Floor
  /** Materials of the room's variants. */
  otherFloor: Floor
  wall: WallFinish
  accent: WallFinish
  otherWall: WallFinish
  skirting: number
  moulding: number
  rail: boolean
  curtains: boolean
  lamp: number
  sky: number
  sun?: Vec3
  warmth: number
}

const FLOORS = ['B9A184', '8A6544', 'D6C6AC', '5B4636', 'A9876A', 'C9C4BB', '8E8C88', 'B7AFA2', '6F7378']
const WALLS = ['EFECE6', 'E4DFD5', 'DDE2DE', 'C9D0CC', 'E8DCCB', 'D9CBB8', 'F4F2EE', 'CFCBC4']
const ACCENTS = ['7C8F80', '5D7186', 'B98565', '8C6F5C', 'A8A290', 'C7B79B', '4D5A58', 'D8B9A6']

function floorOf(dice: Dice): Floor {
  const kind = dice.one([
    'planks',
    'planks',
    'planks',
    'tiles',
    'tiles',
    'diagonal tiles',
    'herringbone',
    'carpet',
    'concrete',
  ] as const)
  const color = linear(dice.one(FLOORS))
  const pitch = kind === 'planks' || kind === 'herringbone' ? dice.between(90, 210) : dice.between(300, 820)
  const second = color.map((value) => value * dice.between(0.45, 0.85)) as unknown as Vec3
  return { kind, color, second, pitch, alongX: dice.chance(0.4), gloss: dice.chance(0.55) ? dice.between(0.2, 1) : 0 }
}

function wallOf(dice: Dice, colors: readonly string[], plain: number): WallFinish {
  const kind = dice.chance(plain) ? 'paint' : dice.one(['stripes', 'two-tone', 'brick'] as const)
  const color = linear(dice.one(colors))
  return {
    kind,
    color,
    second: color.map((value) => value * dice.between(0.6, 0.9)) as unknown as Vec3,
    pitch: dice.between(70, 260),
  }
}

export function chooseRoomLook(dice: Dice): RoomLook {
  const wall = wallOf(dice, WALLS, 0.85)
  return {
    floor: floorOf(dice),
    otherFloor: floorOf(dice),
    wall,
    accent: dice.chance(0.45) ? wallOf(dice, ACCENTS, 0.6) : wall,
    otherWall: { ...wallOf(dice, ACCENTS, 1) },
    skirting: dice.chance(0.8) ? dice.between(60, 140) : 0,
    moulding: dice.chance(0.4) ? dice.between(40, 130) : 0,
    rail: dice.chance(0.15),
    curtains: dice.chance(0.5),
    lamp: dice.chance(0.6) ? dice.between(0.2, 1.2) : 0,
    sky: dice.between(5, 11),
    sun: dice.chance(0.35) ? [dice.between(-0.6, 0.6), dice.between(0.5, 1), dice.between(-0.6, 0.6)] : undefined,
    warmth: dice.between(-0.06, 0.12),
  }
}

const grooved = (index: number, pitch: number, groove: number) => {
  const inside = ((index % pitch) + pitch) % pitch
  return inside < groove || inside > pitch - groove
}
/** Hash of a board or tile, 0 to 1. */
const toneOf = (a: number, b: number) => {
  const mixed = Math.imul(Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263), 1274126177)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
}
const shade = (color: Vec3, factor: number): Vec3 => [color[0] * factor, color[1] * factor, color[2] * factor]
const blend = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Reflectance of a floor point (millimetres from the middle). */
export function floorColor({ kind, color, second, pitch, alongX }: Floor, x: number, z: number): Vec3 {
  const [along, across] = alongX ? [x, z] : [z, x]
  if (kind === 'planks') {
    const row = Math.floor(across / pitch)
    const length = 1400
    const shift = toneOf(row, 7) * length
    const board = Math.floor((along + shift) / length)
    if (grooved(across, pitch, 2) || grooved(along + shift, length, 1.5)) return shade(second, 0.55)
    const grain = noise(along / 220, across / 9, row, board) * 0.12 + noise(along / 900, across / 40, board, 3) * 0.1
    return shade(blend(color, second, toneOf(row, board) * 0.5), 1 + grain)
  }
  if (kind === 'herringbone') {
    const [u, v] = [(x + z) * Math.SQRT1_2, (x - z) * Math.SQRT1_2]
    const lies = (Math.floor(u / (pitch * 4)) + Math.floor(v / (pitch * 4))) % 2 === 0
    const [run, side] = lies ? [u, v] : [v, u]
    if (grooved(side, pitch, 2) || grooved(run, pitch * 4, 2)) return shade(second, 0.6)
    return shade(
      blend(color, second, toneOf(Math.floor(side / pitch), lies ? 1 : 2) * 0.5),
      1 + noise(run / 200, side / 8) * 0.1,
    )
  }
  if (kind === 'carpet') return shade(color, 1 + noise(x / 6, z / 6) * 0.16 + noise(x / 300, z / 300) * 0.06)
  if (kind === 'concrete') return shade(color, 1 + noise(x / 400, z / 400) * 0.12 + noise(x / 50, z / 50) * 0.05)
  const turned = kind === 'diagonal tiles'
  const [u, v] = turned ? [(x + z) * Math.SQRT1_2, (x - z) * Math.SQRT1_2] : [x, z]
  if (grooved(u, pitch, 2.5) || grooved(v, pitch, 2.5)) return shade(second, 0.75)
  return shade(
    color,
    0.94 + toneOf(Math.floor(u / pitch), Math.floor(v / pitch)) * 0.12 + noise(u / 120, v / 120) * 0.04,
  )
}

/** Reflectance of a wall point, in millimetres along it and above the floor. */
export function wallColor({ kind, color, second, pitch }: WallFinish, along: number, up: number): Vec3 {
  const mottled = 1 + noise(along / 700, up / 700) * 0.03 + noise(along / 14, up / 14) * 0.02
  if (kind === 'stripes' && Math.floor(along / pitch) % 2 === 0) return shade(second, mottled)
  if (kind === 'two-tone' && up < 1050) return shade(second, mottled)
  if (kind === 'brick') {
    const row = Math.floor(up / 75)
    const run = along + (row % 2) * 120
    if (grooved(up, 75, 5) || grooved(run, 240, 5)) return shade(second, 1.1)
    return shade(color, 0.85 + toneOf(row, Math.floor(run / 240)) * 0.3)
  }
  return shade(color, mottled)
}
