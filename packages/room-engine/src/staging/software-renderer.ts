import { clamp } from '@vuong-tron/geometry/numbers'
import { dot } from '@vuong-tron/geometry/vectors'
import type { Object3D } from 'three'
import { fromLight, type Triple } from '../colour.ts'
import type { Camera } from '../geometry/camera.ts'
import type { Photo } from '../picture.ts'
import { FurnitureModels, type ModelSource, type Piece } from './furniture-models.ts'
import { type Drawn, furnitureScene, meshesOf, type PieceRenderer } from './furniture-scene.ts'
import { type Look, type Surfaces, surfacesOf } from './furniture-surfaces.ts'
import { eachSample, fillTriangle, newSamples } from './rasterizing.ts'
import { areaOf, crossingOf } from './ray.ts'
import type { RoomLight } from './room-light.ts'
import { eyeOf, type SamplingEye } from './sampling-eye.ts'
import { type ShadowAt, shadowOf } from './shadow-map.ts'
import { type LitPoint, shaderOf } from './surface-shading.ts'
import { levelFor, levelsOf, type TextureLevels, textureAt } from './texture-sampler.ts'

/** Samples of a pixel, across and down. */
const SIDE = 2

/**
 * Draws as `FurnitureRenderer` does, on the processor alone: where there is no WebGL, as on a server. A second or two
 * for a set at 768 pixels.
 */
export class SoftwareRenderer implements PieceRenderer {
  readonly #models: FurnitureModels

  constructor(source?: ModelSource) {
    this.#models = new FurnitureModels(source)
  }

  async draw(camera: Camera, heightM: number, pieces: readonly Piece[], light: RoomLight): Promise<Drawn> {
    const furniture = await Promise.all(pieces.map((piece) => this.#models.placed(piece)))
    return drawn(furniture, pieces, { camera, heightM, light })
  }

  load = (models: readonly string[]) => this.#models.load(models)

  close() {}
}

type View = { camera: Camera; heightM: number; light: RoomLight }

function drawn(furniture: readonly Object3D[], pieces: readonly Piece[], { camera, heightM, light }: View): Drawn {
  const { lamp, probe } = furnitureScene(furniture, pieces, light)
  const surfaces = surfacesOf(meshesOf(furniture))
  const eye = eyeOf(camera, heightM, SIDE)
  const samples = newSamples(camera.widthPx * SIDE, camera.heightPx * SIDE)
  const glass: number[] = []
  for (let id = 0; id < surfaces.lookOf.length; id++) {
    const { opacity, isTwoSided } = lookAt(surfaces, id)
    if (opacity < 1) glass.push(id)
    else eye.eachPart(surfaces.positions, id, isTwoSided, (corners) => fillTriangle(samples, corners, id))
  }
  const colourAt = colouring(surfaces, eye, shaderOf(lamp, probe), shadowOf(lamp, surfaces))
  const colours = new Uint8ClampedArray(samples.ids.length * 4)
  const colour: Triple = [0, 0, 0]
  for (let sample = 0; sample < samples.ids.length; sample++) {
    const id = samples.ids[sample] as number
    if (id >= 0) laid(colours, sample, colourAt(id, sample, samples.width, colour), 1)
  }
  for (const id of fromAfar(glass, surfaces, eye)) {
    const { opacity, isTwoSided } = lookAt(surfaces, id)
    eye.eachPart(surfaces.positions, id, isTwoSided, (corners) =>
      eachSample(samples, corners, (sample, near) => {
        if (near <= (samples.nearness[sample] as number)) return
        laid(colours, sample, colourAt(id, sample, samples.width, colour), opacity)
      }),
    )
  }
  return { layer: averaged(colours, camera), triangles: surfaces.positions }
}

const lookAt = ({ looks, lookOf }: Surfaces, id: number) => looks[lookOf[id] as number] as Look

/** Lays a linear colour over a sample, whose stored values are premultiplied, as a browser's canvas blends. */
function laid(colours: Uint8ClampedArray, sample: number, colour: Triple, opacity: number) {
  for (let channel = 0; channel < 3; channel++) {
    const stored = 255 * fromLight(clamp(colour[channel] as number, 0, 1))
    const at = sample * 4 + channel
    colours[at] = stored * opacity + (colours[at] as number) * (1 - opacity)
  }
  colours[sample * 4 + 3] = 255 * opacity + (colours[sample * 4 + 3] as number) * (1 - opacity)
}

/** Means of each pixel's samples. */
function averaged(colours: Uint8ClampedArray, { widthPx: width, heightPx: height }: Camera): Photo {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (let down = 0; down < SIDE; down++)
          for (let across = 0; across < SIDE; across++)
            sum += colours[((y * SIDE + down) * width * SIDE + x * SIDE + across) * 4 + channel] as number
        data[(y * width + x) * 4 + channel] = sum / SIDE ** 2
      }
  return { width, height, channels: 4, data }
}

/** Triangles of glass, the farthest first. */
function fromAfar(ids: readonly number[], { positions }: Surfaces, { place }: SamplingEye): readonly number[] {
  const away = (id: number) => Math.hypot(...place.map((value, axis) => middleOf(positions, id * 9 + axis) - value))
  return ids
    .map((id) => ({ id, far: away(id) }))
    .sort((one, other) => other.far - one.far)
    .map(({ id }) => id)
}

const middleOf = (positions: Float32Array, at: number) =>
  ((positions[at] as number) + (positions[at + 3] as number) + (positions[at + 6] as number)) / 3

type Shader = ReturnType<typeof shaderOf>

/** Linear colour of a triangle at a sample. */
function colouring(surfaces: Surfaces, { place, focal, direction }: SamplingEye, shade: Shader, shadow: ShadowAt) {
  const { positions, normals, colours, uvs, looks, lookOf } = surfaces
  const textures = new Map<Look, TextureLevels>()
  for (const look of looks) if (look.texture) textures.set(look, levelsOf(look.texture))
  const [ray, point, base, texel]: [Triple, Triple, Triple, Triple] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [1, 1, 1],
  ]
  const lit: LitPoint = { normal: [0, 0, 0], toViewer: [0, 0, 0], lit: 1 }
  const weights: Triple = [0, 0, 0]
  return (id: number, sample: number, width: number, into: Triple): Triple => {
    const look = looks[lookOf[id] as number] as Look
    direction(sample, width, ray)
    const away = crossingOf(positions, id * 9, place, ray, weights)
    const length = Math.sqrt(dot(ray, ray))
    for (let axis = 0; axis < 3; axis++) {
      const step = ray[axis] as number
      point[axis] = (place[axis] as number) + step * away
      lit.toViewer[axis] = -step / length
      lit.normal[axis] = blended(normals, id * 9 + axis, 3, weights)
      base[axis] = (look.colour[axis] as number) * blended(colours, id * 9 + axis, 3, weights)
    }
    const size = Math.sqrt(dot(lit.normal, lit.normal)) || 1
    const side = look.isTwoSided && dot(lit.normal, lit.toViewer) < 0 ? -1 : 1
    for (let axis = 0; axis < 3; axis++) lit.normal[axis] = (side * (lit.normal[axis] as number)) / size
    const texture = textures.get(look)
    if (texture) {
      const level = levelFor(texture, shareOfTexture(surfaces, id, away * length, lit))
      textureAt(texture, level, blended(uvs, id * 6, 2, weights), blended(uvs, id * 6 + 1, 2, weights), texel)
      for (let channel = 0; channel < 3; channel++)
        base[channel] = (base[channel] as number) * (texel[channel] as number)
    }
    lit.lit = shadow(point, lit.normal)
    return shade(look, base, lit, into)
  }
  /** Share of the texture's area, before repeating, that a sample covers at a distance in metres. */
  function shareOfTexture({ positions, uvs }: Surfaces, id: number, distance: number, { normal, toViewer }: LitPoint) {
    const perSquareMetre = areaOf(uvs, id * 6, 2) / Math.max(1e-9, areaOf(positions, id * 9, 3))
    const slant = Math.max(0.1, Math.abs(dot(normal, toViewer)))
    return (perSquareMetre * (distance * distance)) / (focal * focal * slant)
  }
}

const blended = (values: Float32Array, at: number, stride: number, [a, b, c]: Triple) =>
  (values[at] as number) * a + (values[at + stride] as number) * b + (values[at + 2 * stride] as number) * c
