import { clamp } from '@vuong-tron/geometry/numbers'
import { add, dot, scale, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import { type Triple, toLight } from '../colour.ts'
import { type Camera, resizeCamera, toPicture } from '../geometry/camera.ts'
import { type Box, FACES, type Face, faceAlong, pointAt } from '../geometry/room-box.ts'
import { type Photo, type Picture, shrink } from '../picture.ts'

/**
 * The light on furniture in a photo. Directions are three.js's (x right, y up, z towards the viewer); amounts are
 * linear, 1 is the photo's white.
 */
export type RoomLight = {
  /** Incoming light by direction: rows from top to bottom, columns round from −z over +x; RGB. */
  around: Picture<Float32Array>
  /** The dominant direction, and its share of the light. */
  key: { direction: Vec3; colour: Triple; share: number }
}

const COLUMNS = 64
const ROWS = 32
const LOOK_EDGE_PX = 128
/** Clipping threshold: clipped light may be up to this many times brighter. */
const CUT_OFF = 0.8
const BRIGHTER = 8
/** Reflectance of painted walls and ceilings. */
const WALL_REFLECTANCE = 0.6
const USUAL_EXPOSURE: readonly [number, number] = [0.9, 2]
/** Height of furniture above the floor and depth in the room, in metres. */
const MIDDLE_M = 0.7
const FAR_M = 2.5

/**
 * Estimates a room's light from its photo (after P. Debevec, 1998, with the photo instead of a mirror ball). Hidden
 * parts take their face's colour. The scale makes painted walls as bright as in the photo.
 */
export function roomLight(photo: Photo, camera: Camera, box: Box): RoomLight {
  const small = shrink(photo, LOOK_EDGE_PX)
  const seen = resizeCamera(camera, small.width)
  const faces = lightOfFaces(small, seen, box)
  const from: Vec3 = [0, box.floor - MIDDLE_M, Math.min(FAR_M, box.back / 2)]
  const around: RoomLight['around'] = {
    width: COLUMNS,
    height: ROWS,
    channels: 3,
    data: new Float32Array(COLUMNS * ROWS * 3),
  }
  for (let index = 0; index < COLUMNS * ROWS; index++)
    around.data.set(expanded(lightAlong(small, seen, box, faces, from, directionAt(index))), index * 3)
  const exposure = withinReason(exposureOf(around, faces), around)
  for (let index = 0; index < around.data.length; index++)
    around.data[index] = (around.data[index] as number) * exposure
  return { around, key: keyOf(around) }
}

/** Direction of a cell of `around`. */
export function directionAt(index: number): Vec3 {
  const down = ((Math.floor(index / COLUMNS) + 0.5) / ROWS) * Math.PI
  const round = (((index % COLUMNS) + 0.5) / COLUMNS) * 2 * Math.PI
  return [Math.sin(down) * Math.sin(round), Math.cos(down), -Math.sin(down) * Math.cos(round)]
}

/** Share of the sphere of a cell of `around`. */
export const shareAt = (index: number) =>
  (Math.sin(((Math.floor(index / COLUMNS) + 0.5) / ROWS) * Math.PI) * Math.PI) / (2 * COLUMNS * ROWS)

/** Irradiance: what a white surface would reflect. */
export function irradianceOn({ data }: RoomLight['around'], normal: Vec3): Triple {
  const sum: Triple = [0, 0, 0]
  for (let index = 0; index < COLUMNS * ROWS; index++) {
    const facing = dot(directionAt(index), normal)
    if (facing <= 0) continue
    // The cosine integrates to π over a hemisphere; the sphere has 4 π.
    const share = 4 * facing * shareAt(index)
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] as number) + share * (data[index * 3 + channel] as number)
  }
  return sum
}

const brightness = ([red, green, blue]: Readonly<Triple>) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

type FaceLight = { middle: Triple; share: number }

/** Median colour of each face, and its share of the picture. */
function lightOfFaces(photo: Photo, camera: Camera, box: Box): Record<Face | 'unknown', FaceLight> {
  const pixels: Record<Face, Triple[]> = { floor: [], ceiling: [], left: [], right: [], back: [] }
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++)
      pixels[pointAt(camera, box, [x + 0.5, y + 0.5]).face].push(pixelLight(photo, x, y))
  const upper = Array.from({ length: photo.width * Math.floor(photo.height / 2) }, (_, index) =>
    pixelLight(photo, index % photo.width, Math.floor(index / photo.width)),
  )
  const unknown: FaceLight = { middle: middleOf(upper), share: 0 }
  const count = photo.width * photo.height
  const faces = FACES.map((face): [Face, FaceLight] => {
    const share = pixels[face].length / count
    return [face, share > 0.01 ? { middle: middleOf(pixels[face]), share } : unknown]
  })
  return { ...(Object.fromEntries(faces) as Record<Face, FaceLight>), unknown }
}

function pixelLight({ width, channels, data }: Photo, x: number, y: number): Triple {
  const at = (y * width + x) * channels
  return [0, 1, 2].map((channel) => toLight((data[at + channel] as number) / 255)) as Triple
}

const middleOf = (colours: readonly Triple[]) =>
  [0, 1, 2].map((channel) => {
    const values = colours.map((colour) => colour[channel] as number).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? 0
  }) as Triple

/** Light that arrives from a direction (y up). */
function lightAlong(
  photo: Photo,
  camera: Camera,
  box: Box,
  faces: Record<Face | 'unknown', FaceLight>,
  from: Vec3,
  [x, y, z]: Vec3,
): Triple {
  const along: Vec3 = [x, -y, -z]
  const hit = nearestFace(box, from, along)
  if (!hit) return faces.unknown.middle
  const pixel = toPicture(camera, add(from, scale(along, hit.times)))
  if (!pixel || pixel[0] < 0 || pixel[1] < 0 || pixel[0] >= photo.width || pixel[1] >= photo.height)
    return faces[hit.face].middle
  return pixelLight(photo, Math.floor(pixel[0]), Math.floor(pixel[1]))
}

/** The face that a ray from inside meets; undefined behind the camera. */
function nearestFace({ floor, ceiling, left, right, back }: Box, [x, y, z]: Vec3, along: Vec3) {
  const moved: Box = { floor: floor - y, ceiling: ceiling + y, left: left + x, right: right - x, back: back - z }
  const hit = faceAlong(moved, along)
  return z + along[2] * hit.times < 0 ? undefined : hit
}

/** Share of the tint that is kept: cameras white-balance, and light mixes on its way. */
const TINT = 0.6

function expanded(light: Triple): Triple {
  const level = brightness(light)
  const times = 1 + (BRIGHTER - 1) * Math.min(1, Math.max(0, level - CUT_OFF) / (1 - CUT_OFF)) ** 2
  return light.map((value) => times * (level + (value - level) * TINT)) as Triple
}

const NORMALS: Partial<Record<Face, Vec3>> = {
  ceiling: [0, -1, 0],
  left: [1, 0, 0],
  right: [-1, 0, 0],
  back: [0, 0, 1],
}

/** Factor by which the light must rise to explain the lightest painted face. */
function exposureOf(around: RoomLight['around'], faces: Record<Face, FaceLight>): number {
  const factors = (Object.entries(NORMALS) as [Face, Vec3][])
    .filter(([face]) => faces[face].share > 0.03)
    .map(
      ([face, normal]) => brightness(faces[face].middle) / WALL_REFLECTANCE / brightness(irradianceOn(around, normal)),
    )
  return clamp(Math.max(...factors, 0), ...USUAL_EXPOSURE)
}

/** Light on an upright white surface: less turns oak to mud, and a dark photo is helped so far. */
const [LEAST_LIGHT, MOST_HELP] = [0.34, 2.2]
/** Light from which white burns out, and the ways a piece's sides face. */
const MOST_LIGHT = 1.1
/** Share of the differences between sides that shows their form. */
const LEAST_CONTRAST = 0.4
const SIDES: readonly Vec3[] = [
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
]

/** An exposure that shows furniture as furniture in a dark photo. */
function withinReason(exposure: number, around: RoomLight['around']): number {
  const upright = exposure * brightness(irradianceOn(around, [0, 0, 1]))
  return upright < LEAST_LIGHT ? exposure * Math.min(MOST_HELP, LEAST_LIGHT / Math.max(upright, 1e-6)) : exposure
}

/**
 * The light that a piece shows, evened out until no side burns out: a window stays as bright, but lights less of what
 * stands beside it.
 */
export function capped(around: RoomLight['around']): RoomLight['around'] {
  const mean: Triple = [0, 0, 0]
  for (const [index, value] of around.data.entries())
    mean[index % 3] = (mean[index % 3] as number) + shareAt(Math.floor(index / 3)) * value
  const usual = brightness(mean)
  const most = Math.max(...SIDES.map((side) => brightness(irradianceOn(around, side))))
  if (most <= MOST_LIGHT) return around
  const kept = Math.max(LEAST_CONTRAST, (MOST_LIGHT - usual) / (most - usual))
  const darker = MOST_LIGHT / (usual + kept * (most - usual))
  const evened = around.data.map((value, index) => {
    const middle = mean[index % 3] as number
    return darker * (middle + kept * (value - middle))
  })
  return { ...around, data: evened }
}

/** The brightest twentieth of the upper hemisphere. */
const KEY_PART = 0.05

function keyOf(around: RoomLight['around']): RoomLight['key'] {
  const places = Array.from({ length: (COLUMNS * ROWS) / 2 + COLUMNS * 2 }, (_, index) => index)
  const lightAt = (index: number) => around.data.subarray(index * 3, index * 3 + 3) as unknown as Triple
  places.sort((a, b) => brightness(lightAt(b)) - brightness(lightAt(a)))
  let direction: Vec3 = [0, 0, 0]
  let colour: Vec3 = [0, 0, 0]
  let part = 0
  for (const place of places) {
    if (part > KEY_PART) break
    const share = shareAt(place)
    direction = add(direction, scale(directionAt(place), share * brightness(lightAt(place))))
    const [red, green, blue] = lightAt(place)
    colour = add(colour, scale([red, green, blue], share))
    part += share
  }
  const towards = unit([
    direction[0],
    Math.max(direction[1], 0.35 * Math.hypot(direction[0], direction[2])),
    direction[2],
  ])
  const [lit, shaded] = [towards, scale(towards, -1)].map((normal) => brightness(irradianceOn(around, normal))) as [
    number,
    number,
  ]
  const most = Math.max(...colour, 1e-6)
  return {
    direction: towards,
    colour: scale(colour, 1 / most) as unknown as Triple,
    share: clamp(0.6 * (1 - shaded / lit), 0.1, 0.45),
  }
}
