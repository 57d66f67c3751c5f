import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomLabel } from '../../src/network/labels.ts'
import { clutterOn, heap, oddment } from './furniture/clutter.ts'
import { framed, plant, rug } from './furniture/decor.ts'
import { kitchenRow } from './furniture/kitchen.ts'
import { ceilingLight } from './furniture/lamps.ts'
import { table } from './furniture/tables.ts'
import { PIECES } from './furniture.ts'
import { type Developed, developed } from './lens.ts'
import type { Lighting, Shell, Source, Sun } from './light.ts'
import {
  anyColour,
  cloth,
  hsv,
  type Material,
  material,
  metal,
  mirror,
  paint,
  scaled,
  tiles,
  wallColour,
  whiteColour,
  wood,
  wooden,
} from './materials.ts'
import { type Frame, frameAt, Mesh, within, worldOf } from './mesh.ts'
import { type Daylight, doorIn, dressedWindow, folds, type Opening, wallAround, windowIn } from './openings.ts'
import { drawn } from './picture.ts'
import { type Eye, rastered } from './raster.ts'
import { Taste } from './taste.ts'

const KINDS = [
  'living',
  'living',
  'living',
  'bedroom',
  'bedroom',
  'bedroom',
  'dining',
  'office',
  'hall',
  'bathroom',
  'bathroom',
  'kitchen',
  'kitchen',
  'bare',
] as const
type Kind = (typeof KINDS)[number]

type Wall = { frame: Frame; length: number; openings: Opening[]; taken: [number, number][] }

type Scene = { mesh: Mesh; eye: Eye; lighting: Lighting; shell: Shell; isNight: boolean; dice: Taste }

/** The labelled photograph of a seed's room. */
export function labelledRoom(seed: number, width: number, height: number): Developed {
  for (let attempt = 0; ; attempt++) {
    const scene = sceneOf(seed * 16 + (attempt % 16), width / height, seed % 4 !== 0)
    if (attempt < 15 && !isTelling(scene, width / height)) continue
    const { mesh, eye, lighting, shell, isNight, dice } = scene
    return developed(drawn(mesh, eye, lighting, shell, width, height, seed), dice, isNight)
  }
}

/**
 * Few pictures may show next to nothing but wall, or no furniture; without this most would. Sober rooms mostly show
 * what people photograph: a room, with its floor and what stands on it.
 */
function isTelling({ mesh, eye, dice }: Scene, aspect: number): boolean {
  const { polygon } = rastered(mesh.polygons, eye, 48, Math.round(48 / aspect))
  const share = (label: RoomLabel) =>
    polygon.reduce((sum, index) => sum + (mesh.polygons[index]?.label === label ? 1 : 0), 0) / polygon.length
  const walls = share('wall')
  const furniture = share('furniture')
  if (walls < 0.04 || walls > 0.85 || furniture > 0.75) return dice.chance(0.04)
  if (walls > 0.6) return dice.chance(0.3)
  if (dice.isSober && (walls < 0.15 || furniture > 0.5 || share('floor') < 0.03 || share('thing') > 0.3))
    return dice.chance(0.2)
  return furniture > 0.08 || dice.chance(0.3)
}

function sceneOf(seed: number, aspect: number, isSober: boolean): Scene {
  const dice = new Taste(seed, isSober)
  const kind = dice.one(KINDS)
  const isSmall = kind === 'bathroom' || kind === 'hall'
  const w = isSmall ? dice.between(1.4, 3.5) : dice.between(2.4, 6.5)
  const d = isSmall ? dice.between(1.6, 4) : dice.between(2.6, 7)
  const h = dice.between(2.25, dice.chance(0.15) ? 4.2 : 3)
  const walls = wallsOf(w, d)
  const eye = eyeIn(w, d, h, aspect, dice)
  const day = daylight(dice)
  const mesh = new Mesh()

  const finish = finishes(kind, dice)
  planOpenings(walls, h, dice)
  const windows: Source[] = []
  const frameLook = dice.chance(0.7) ? paint(dice, whiteColour(dice)) : wooden(dice)
  for (const [index, wall] of walls.entries()) {
    const upper = finish.accent === index ? finish.accentLook : finish.upper
    const lower = finish.dado > 0 ? finish.lower : upper
    wallAround(mesh, wall.frame, wall.length, h, wall.openings, upper, lower, finish.dado)
    for (const opening of wall.openings) {
      if (opening.kind === 'window') {
        windows.push(windowIn(mesh, wall.frame, opening, day, frameLook, upper, dice))
        if (dice.chance(kind === 'kitchen' || kind === 'bathroom' ? 0.45 : 0.85))
          dressedWindow(mesh, wall.frame, opening, h, dice)
      } else doorIn(mesh, wall.frame, opening, finish.floor, dice)
    }
    trims(mesh, wall, h, upper, finish, dice)
  }
  const at = (x: number, y: number, z: number): Vec3 => [x, y, z]
  mesh.quad([at(0, 0, 0), at(w, 0, 0), at(w, 0, d), at(0, 0, d)], finish.floor, 'floor')
  ceilingOf(mesh, w, h, d, finish, dice)
  projections(mesh, walls, h, finish, dice)

  furnished(mesh, walls, kind, w, h, d, eye, dice)
  hung(mesh, walls, kind, h, dice)
  if (dice.chance(0.5))
    rug(
      mesh,
      frameAt(w * dice.between(0.3, 0.7), 0, d * dice.between(0.3, 0.7), dice.chance(0.8) ? 0 : dice.between(-1, 1)),
      dice,
      dice.between(0.6, Math.min(3, w)),
      dice.between(0.5, Math.min(3, d)),
    )
  if (dice.chance(0.6)) ceilingLight(mesh, w * dice.between(0.3, 0.7), d * dice.between(0.2, 0.8), h, dice)
  inFront(mesh, eye, dice)

  const shell: Shell = {
    width: w,
    height: h,
    depth: d,
    floor: finish.floor.colour,
    ceiling: finish.ceiling.colour,
    walls: finish.upper.colour,
    windows,
  }
  const lighting = lightingOf(windows, day, eye, w, h, d, finish.upper.colour, finish.floor.colour, dice)
  return { mesh, eye, lighting, shell, isNight: day.isNight, dice }
}

const wallsOf = (w: number, d: number): Wall[] =>
  (
    [
      [frameAt(0, 0, 0), w],
      [frameAt(w, 0, 0, -Math.PI / 2), d],
      [frameAt(w, 0, d, Math.PI), w],
      [frameAt(0, 0, d, Math.PI / 2), d],
    ] as const
  ).map(([frame, length]) => ({ frame, length, openings: [], taken: [] }))

/**
 * Mostly the far corner or the far wall from near the opposite wall; sometimes one wall alone, or tight views. Sober
 * rooms are mostly seen from one corner towards the other, as people photograph a whole room.
 */
function eyeIn(w: number, d: number, h: number, aspect: number, dice: Taste): Eye {
  const isWholeRoom = dice.sober(0.5, 0.1)
  const wide = isWholeRoom ? dice.between(58, 82) : dice.sober(0.3, 0.25) ? dice.between(75, 100) : dice.between(42, 78)
  // The longer side has the field of view.
  const reach = Math.tan((wide * Math.PI) / 360) * Math.min(1, aspect)
  const y = Math.min(h - 0.15, dice.chance(0.8) ? dice.between(1.1, 1.75) : dice.between(0.5, 2.3))
  const pitch = dice.sober(0.92, 0.8) ? dice.between(-0.28, 0.06) : dice.between(-0.6, 0.25)
  const roll = dice.chance(0.5) ? 0 : dice.between(-0.05, 0.05)
  if (isWholeRoom) {
    const near = dice.between(0.05, 0.3)
    const isLeft = dice.chance(0.5)
    const at: Vec3 = [w * (isLeft ? near : 1 - near), y, d * dice.between(0.82, 0.98)]
    const target = w * (isLeft ? dice.between(0.45, 0.95) : dice.between(0.05, 0.55))
    return { at, yaw: Math.atan2(target - at[0], at[2]) + dice.between(-0.1, 0.1), pitch, roll, reach }
  }
  const isOneWall = dice.sober(0.2, 0.3)
  const at: Vec3 = [
    w * (isOneWall ? dice.between(0.25, 0.75) : dice.between(0.06, 0.94)),
    y,
    d * dice.between(isOneWall ? 0.45 : 0.6, 0.98),
  ]
  const target = isOneWall ? at[0] + dice.between(-0.3, 0.3) : w * dice.between(0.05, 0.95)
  const yaw = Math.atan2(target - at[0], at[2] - d * dice.between(0, 0.3)) + dice.between(-0.12, 0.12)
  return { at, yaw, pitch, roll, reach }
}

function daylight(dice: Taste): Daylight {
  const isNight = dice.chance(0.22)
  const hue = dice.chance(0.5) ? dice.between(0.52, 0.64) : dice.between(0.06, 0.15)
  return { isNight, strength: dice.between(0.8, 5), sky: hsv(hue, dice.between(0, 0.25), 1) }
}

type Finish = {
  upper: Material
  lower: Material
  dado: number
  accent: number
  accentLook: Material
  floor: Material
  ceiling: Material
  skirting: Material | undefined
}

function wallFinish(dice: Taste, colour = wallColour(dice)): Material {
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

function finishes(kind: Kind, dice: Taste): Finish {
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

/** Windows, doors and passages, apart from each other. */
function planOpenings(walls: readonly Wall[], h: number, dice: Taste) {
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

/** Skirting, cornice, dado rail, switches: part of the wall. */
function trims(mesh: Mesh, { frame, length, openings }: Wall, h: number, upper: Material, finish: Finish, dice: Taste) {
  const solid = (low: number) => {
    const doors = openings
      .filter((opening) => opening.low < low + 0.1 && opening.high > low)
      .sort((a, b) => a.from - b.from)
    const parts: [number, number][] = []
    let from = 0
    for (const door of doors) {
      parts.push([from, door.from - 0.08])
      from = door.to + 0.08
    }
    parts.push([from, length])
    return parts
  }
  if (finish.skirting) {
    const tall = dice.between(0.05, 0.2)
    for (const [l, r] of solid(0)) mesh.box(frame, [l, 0, 0], [r, tall, 0.015], finish.skirting, 'wall')
  }
  if (finish.dado > 0 && dice.chance(0.6))
    for (const [l, r] of solid(finish.dado))
      mesh.box(frame, [l, finish.dado - 0.04, 0], [r, finish.dado + 0.03, 0.03], finish.skirting ?? upper, 'wall')
  if (finish.skirting && dice.chance(0.3))
    mesh.box(
      frame,
      [0, h - dice.between(0.04, 0.14), 0],
      [length, h, dice.between(0.02, 0.1)],
      finish.ceiling,
      'ceiling',
    )
  if (dice.chance(0.4)) {
    const x = dice.between(0.1, length - 0.2)
    const y = dice.chance(0.5) ? 1.1 : 0.3
    if (!openings.some(({ from, to }) => x > from - 0.15 && x < to + 0.05))
      mesh.box(frame, [x, y, 0], [x + 0.09, y + 0.09, 0.01], paint(dice, whiteColour(dice)), 'thing')
  }
}

/** Flat, sloped to one side, a gable, beams or a dropped part. */
function ceilingOf(mesh: Mesh, w: number, h: number, d: number, { ceiling }: Finish, dice: Taste) {
  const kind = dice.between(0, 1)
  const quad = (x0: number, y0: number, x1: number, y1: number) =>
    mesh.quad(
      [
        [x0, y0, 0],
        [x1, y1, 0],
        [x1, y1, d],
        [x0, y0, d],
      ],
      ceiling,
      'ceiling',
    )
  if (kind < 0.82) quad(0, h, w, h)
  else if (kind < 0.9) {
    const low = dice.between(1, h - 0.3)
    if (dice.chance(0.5)) quad(0, low, w, h)
    else quad(0, h, w, low)
  } else {
    const low = dice.between(0.8, h - 0.3)
    quad(0, low, w / 2, h)
    quad(w / 2, h, w, low)
    if (dice.chance(0.4)) {
      const [x0, x1, z] = [w * dice.between(0.1, 0.2), w * dice.between(0.25, 0.4), d * dice.between(0.1, 0.5)]
      const rise = (h - low) / (w / 2)
      const glass = material(dice, 'plain', [1, 1, 1], { glow: dice.between(1, 5) })
      mesh.quad(
        [
          [x0, low + rise * x0 - 0.02, z],
          [x1, low + rise * x1 - 0.02, z],
          [x1, low + rise * x1 - 0.02, z + 0.9],
          [x0, low + rise * x0 - 0.02, z + 0.9],
        ],
        glass,
        'window',
      )
    }
  }
  if (dice.chance(0.06)) {
    const beam = wood(dice)
    for (let z = 0.4; z < d; z += dice.between(0.5, 1))
      mesh.box(frameAt(0, 0, 0), [0, h - 0.16, z], [w, h, z + 0.12], beam, 'ceiling')
  }
}

/** Chimney breasts, pillars and partition walls. */
function projections(mesh: Mesh, walls: readonly Wall[], h: number, finish: Finish, dice: Taste) {
  for (const wall of walls) {
    if (!dice.chance(0.13)) continue
    const long = dice.between(0.25, Math.min(1.6, wall.length / 2))
    const from = dice.chance(0.4) ? 0 : dice.between(0, wall.length - long)
    if (wall.openings.some((opening) => from < opening.to + 0.1 && from + long > opening.from - 0.1)) continue
    const deep = dice.chance(0.25) ? dice.between(0.5, 1.4) : dice.between(0.12, 0.5)
    const look = dice.chance(0.7) ? finish.upper : wallFinish(dice)
    mesh.box(wall.frame, [from, 0, 0], [from + long, h, deep], look, 'wall')
    if (finish.skirting)
      mesh.box(wall.frame, [from - 0.01, 0, 0], [from + long + 0.01, 0.1, deep + 0.012], finish.skirting, 'wall')
    wall.taken.push([from, from + long])
  }
}

const isFree = ({ taken }: Wall, from: number, to: number) => taken.every(([a, b]) => to < a || from > b)

/** Pieces along the walls and in the middle; what the camera would stand in is left out. */
function furnished(
  mesh: Mesh,
  walls: readonly Wall[],
  kind: Kind,
  w: number,
  h: number,
  d: number,
  eye: Eye,
  dice: Taste,
) {
  if (kind === 'kitchen')
    for (const wall of walls.slice(0, 4)) {
      if (wall === walls[2] || !dice.chance(wall === walls[0] ? 0.85 : 0.45)) continue
      const doors = wall.openings.filter(({ low }) => low < 0.8)
      const from = doors.some(({ from: at }) => at < 0.8) ? Math.max(...doors.map(({ to }) => to)) + 0.1 : 0
      const to = Math.min(wall.length, ...doors.filter((door) => door.from > from).map((door) => door.from - 0.1))
      if (to - from < 0.8) continue
      const end = dice.chance(0.5) ? to : from + (to - from) * dice.between(0.5, 1)
      kitchenRow(
        mesh,
        wall.frame,
        dice,
        from,
        end,
        h,
        wall.openings.map((opening) => [opening.from, opening.to, opening.high]),
      )
      wall.taken.push([from, end])
    }
  const pieces = PIECES[kind] ?? []
  const want = kind === 'bare' ? Math.floor(dice.between(0, 3)) : Math.floor(dice.between(4, 15))
  for (let at = 0; at < want; at++) {
    const build = dice.one(pieces)
    const scratch = new Mesh()
    const seed = Math.floor(dice.between(0, 1e9))
    const size = build(scratch, frameAt(0, 0, 0), dice.again(seed))
    const wall = walls[dice.one([0, 0, 0, 0, 1, 1, 3, 3, 2])] as Wall
    const isInTheMiddle = dice.chance(0.35)
    const x = dice.between(size.width / 2 + 0.02, Math.max(size.width / 2 + 0.03, wall.length - size.width / 2))
    if (!isInTheMiddle && !isFree(wall, x - size.width / 2, x + size.width / 2)) continue
    const frame = isInTheMiddle
      ? frameAt(
          w * dice.between(0.15, 0.85),
          0,
          d * dice.between(0.1, 0.75),
          dice.sober(0.85, 0.7) ? dice.one([0, 1, 2, 3]) * (Math.PI / 2) : dice.between(-3, 3),
        )
      : within(wall.frame, x, 0, dice.between(0.02, 0.12), dice.chance(0.8) ? 0 : dice.between(-0.2, 0.2))
    const [mx, , mz] = worldOf(frame, [0, 0, size.depth / 2])
    if (Math.hypot(mx - eye.at[0], mz - eye.at[2]) < Math.max(size.width, size.depth) / 2 + 0.55) continue
    build(mesh, frame, dice.again(seed))
    if (!isInTheMiddle) wall.taken.push([x - size.width / 2, x + size.width / 2])
    if (kind === 'bedroom' && build === PIECES.bedroom?.[0] && dice.chance(0.7))
      for (const side of [-1, 1])
        if (dice.chance(0.7)) {
          const own = within(frame, side * (size.width / 2 + 0.3), 0, 0)
          table(mesh, own, dice.again(seed + 1))
          oddment(mesh, within(own, 0, 0.5, 0.2), dice, 0.3)
        }
  }
  const heaps = dice.sober(0.2, 0.35) ? Math.floor(dice.between(1, 5)) : 0
  for (let at = 0; at < heaps; at++) {
    const [x, z] = [w * dice.between(0.05, 0.95), d * dice.between(0.05, 0.75)]
    if (Math.hypot(x - eye.at[0], z - eye.at[2]) > 1)
      (dice.chance(0.8) ? heap : plant)(mesh, frameAt(x, 0, z, dice.between(-3, 3)), dice)
  }
}

/** Pictures, mirrors, wall shelves, towels, wall lamps, clocks. */
function hung(mesh: Mesh, walls: readonly Wall[], kind: Kind, h: number, dice: Taste) {
  for (const wall of walls) {
    const things = kind === 'bare' ? Math.floor(dice.between(0, 1.5)) : Math.floor(dice.between(0, 4.5))
    const alike = dice.chance(0.4)
    const seed = Math.floor(dice.between(0, 1e9))
    for (let at = 0; at < things; at++) {
      const own = alike ? dice.again(seed) : dice
      const what = own.between(0, 1)
      const [pw, ph] = [own.between(0.15, 1.2), own.between(0.15, 1)]
      const x = dice.between(pw / 2, Math.max(pw / 2 + 0.01, wall.length - pw / 2))
      if (wall.openings.some((opening) => x + pw / 2 > opening.from - 0.15 && x - pw / 2 < opening.to + 0.15)) continue
      const frame = within(wall.frame, x, Math.min(h - ph - 0.05, alike ? 1.35 : dice.between(1, 1.7)), 0)
      if (what < 0.6)
        framed(
          mesh,
          frame,
          own,
          pw,
          ph,
          what < 0.5 ? material(own, 'art', anyColour(own), { gloss: own.chance(0.2) ? 0.08 : 0 }) : mirror(own),
        )
      else if (what < 0.75) {
        mesh.box(frame, [-pw / 2, 0, 0], [pw / 2, 0.03, 0.22], wooden(dice), 'furniture')
        clutterOn(mesh, frame, [-pw / 2, 0.03, 0.02], [pw / 2, 0, 0.2], dice, Math.floor(dice.between(0, 5)))
      } else if (what < 0.85)
        folds(mesh, within(wall.frame, x, 0, -0.04), -pw / 3, pw / 3, -ph, 0.1, cloth(dice), dice, 'thing')
      else if (what < 0.93) {
        const lamp = material(dice, 'plain', [1, 0.9, 0.7], { glow: dice.between(0.8, 4) })
        mesh.blob(within(frame, 0, 0.2, 0.1), [0.14, 0.2, 0.14], lamp, 'thing')
        mesh.box(frame, [-0.04, 0.05, 0], [0.04, 0.25, 0.05], metal(dice), 'thing')
      } else
        mesh.turned(
          within(frame, 0, 0, 0.03),
          [
            [0, 0],
            [0, pw / 3],
          ],
          paint(dice),
          'thing',
          16,
        )
    }
  }
}

/** Something near that hides the lower edge or a side of the picture. */
function inFront(mesh: Mesh, eye: Eye, dice: Taste) {
  if (!dice.chance(0.3)) return
  const frame = within(
    frameAt(eye.at[0], 0, eye.at[2], -eye.yaw),
    dice.between(-0.8, 0.8),
    0,
    -dice.between(0.8, 1.6),
    dice.between(-0.6, 0.6),
  )
  const kind = dice.between(0, 1)
  if (kind < 0.35)
    mesh.box(
      frame,
      [-dice.between(0.4, 1.2), 0.2, -0.4],
      [dice.between(0.4, 1.2), Math.min(eye.at[1] - 0.35, dice.between(0.4, 0.95)), 0.2],
      dice.chance(0.5) ? wooden(dice) : cloth(dice),
      'furniture',
    )
  else if (kind < 0.55)
    oddment(mesh, within(frame, 0, Math.max(0, eye.at[1] - dice.between(0.5, 1)), 0), dice, dice.between(0.2, 0.6))
  else if (kind < 0.8) {
    // The edge of a door or a cupboard beside the camera.
    const side = dice.chance(0.5) ? 1 : -1
    const near = within(
      frameAt(eye.at[0], 0, eye.at[2], -eye.yaw),
      side * eye.reach * dice.between(0.5, 0.85),
      0,
      -0.85,
      side * dice.between(0.2, 1.2),
    )
    mesh.box(
      near,
      [-0.4, 0, -0.03],
      [0.4, 2.4, 0.01],
      dice.chance(0.5) ? wooden(dice) : paint(dice, whiteColour(dice)),
      dice.chance(0.7) ? 'door' : 'furniture',
    )
  } else table(mesh, frame, dice)
}

/** Light of windows, lamps, a flash or all of them; bounce takes the colour of walls and floor. */
function lightingOf(
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
