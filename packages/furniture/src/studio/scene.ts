import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { linear } from '../models/export/color.ts'
import { byMaterial, indicesOf } from '../models/export/shop-model.ts'
import type { Corner, Part } from '../models/kit/model.ts'
import type { Shape } from '../models/kit/shape.ts'
import { type MaterialName, materialOf } from '../models/materials.ts'

/** An area light in millimetres and watts, or the sun. */
export type Light =
  | { kind: 'area'; position: Vec3; target: Vec3; width: number; height: number; power: number; color: Vec3 }
  | { kind: 'sun'; position: Vec3; target: Vec3; angle: number; power: number; color: Vec3 }

export type Camera = { position: Vec3; target: Vec3; lens: number; shiftY?: number }

/**
 * `seen` is the brightness of the view through a window, when it differs from the light the sky gives; `mirrored` that of
 * the studio which metal and lacquer mirror.
 */
export type Sky = { top: Vec3; bottom: Vec3; strength: number; seen?: number; mirrored?: number }

/** A part of a picture, in its pixels. */
export type Region = { left: number; top: number; width: number; height: number }

/** Everything a picture is rendered from. Millimetres, y up, like the models. */
export type Scene = {
  width: number
  height: number
  samples: number
  /** Only this is rendered; the rest of the picture is bare paper. */
  region?: Region
  /** Maximum bounces of light. */
  bounces: number
  parts: Part[]
  /** Paper behind and under the piece; its shades become an even white. */
  backdrop?: Shape
  /** Dark boards visible in reflections only. */
  flags?: Shape
  camera: Camera
  lights: Light[]
  sky: Sky
}

/** Reflects 80 % of the light, slightly less of the blue. */
const BACKDROP = { family: 'backdrop', color: [0.8, 0.79, 0.775], rough: 1 }
const FLAGS = { family: 'plain', color: [0.05, 0.05, 0.052], rough: 1 }

/** Metres and z up, as in Blender. */
const point = ([x, y, z]: Vec3) => [x / 1000, -z / 1000, y / 1000]
const direction = ([x, y, z]: Vec3) => [x, -z, y]

/** Writes Blender's input: job.json and one file of numbers per material. */
export function writeJob(folder: string, scene: Scene, weights: string, threads = 1): string {
  const meshes = [...byMaterial(scene.parts)].map(([material, parts], index) => {
    const file = `${index}.bin`
    const corners = parts.flatMap((part) => part.corners.map((corner) => ({ ...corner, tone: part.tone })))
    const indices = indicesOf(parts, corners.length)
    const numbers = [
      corners.flatMap(({ at }) => point(at)),
      corners.flatMap(({ normal }) => direction(normal)),
      corners.flatMap(figurePlace(material)).map((value) => value / 1000),
      corners.map(({ tone }) => tone),
    ]
    writeNumbers(join(folder, file), numbers, indices)
    return { material: material as string, file, vertices: corners.length, indices: indices.length }
  })
  const materials: Record<string, unknown> = {}
  for (const { material } of scene.parts) {
    const described = materialOf(material)
    materials[material] = { ...described, color: linear(described.color) }
  }
  for (const [name, shape, material] of [
    ['backdrop', scene.backdrop, BACKDROP],
    ['flags', scene.flags, FLAGS],
  ] as const) {
    if (!shape) continue
    const { vertices, triangles } = shape
    const numbers = [
      vertices.flatMap(({ at }) => point(at)),
      vertices.flatMap(({ normal }) => direction(normal)),
      vertices.flatMap(() => [0, 0, 0]),
      vertices.map(() => 0),
    ]
    const file = `${name}.bin`
    writeNumbers(join(folder, file), numbers, triangles.flat())
    meshes.push({ material: name, file, vertices: vertices.length, indices: triangles.length * 3 })
    materials[name] = material
  }
  const lights = scene.lights.map((light) => ({
    ...light,
    position: point(light.position),
    target: point(light.target),
    ...(light.kind === 'area' && { width: light.width / 1000, height: light.height / 1000 }),
  }))
  const { width, height, samples, region, bounces, camera, sky } = scene
  const job = {
    width,
    height,
    samples,
    region,
    bounces,
    threads,
    weights,
    meshes,
    materials,
    lights,
    camera: { ...camera, position: point(camera.position), target: point(camera.target) },
    world: sky,
  }
  const path = join(folder, 'job.json')
  writeFileSync(path, JSON.stringify(job))
  return path
}

/** Solid texture coordinates for wood, flat ones for woven materials. */
const figurePlace = (material: MaterialName) =>
  materialOf(material).family === 'cane' ? ({ flat }: Corner): Vec3 => [...flat, 0] : ({ solid }: Corner): Vec3 => solid

function writeNumbers(file: string, numbers: number[][], indices: ArrayLike<number>) {
  const floats = Float32Array.from(numbers.flat())
  const whole = Uint32Array.from(indices)
  writeFileSync(file, Buffer.concat([Buffer.from(floats.buffer), Buffer.from(whole.buffer)]))
}
