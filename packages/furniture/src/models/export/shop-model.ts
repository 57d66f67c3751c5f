import { Document, type Material as GltfMaterial, Logger, NodeIO, type Texture } from '@gltf-transform/core'
import {
  ALL_EXTENSIONS,
  EXTMeshoptCompression,
  KHRMaterialsVariants,
  KHRTextureTransform,
} from '@gltf-transform/extensions'
import { prune, quantize, reorder, weld } from '@gltf-transform/functions'
import { clamp } from '@vuong-tron/geometry/numbers'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import { keyOf } from '../keys.ts'
import type { Model, Part, Timber, Wood } from '../kit/model.ts'
import { type MaterialName, materialOf } from '../materials.ts'
import { ambientLight } from './ambient-light.ts'
import { linear } from './color.ts'
import { CANE_TILE, caneTexture, GRAIN_TILE, grainTexture } from './textures.ts'

/** Increment when the same geometry is written differently. */
const SHOP_FORMAT = 1

/** Hash of everything that a model's file depends on, its other woods included. */
export const keyOfShopModel = (model: Model, alsoIn: readonly Wood[]) =>
  keyOf(
    model,
    SHOP_FORMAT,
    alsoIn.map((wood) => [wood, materialOf(wood)]),
  )

/** Texture coordinates are stored from 0 to 1; this many millimetres are 1, and a part's middle is near a third. */
const UV_RANGE = 6000
const UV_START = 1600
/** Below it, wood turns white at grazing angles without studio light. */
const LEAST_WOOD_ROUGHNESS = 0.68
const REPEAT = 10497
const OPAQUE_WHITE = [1, 1, 1] as const

await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready])

export const shopModelIo = () =>
  new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })

/** The things on a piece by themselves, in the shade that the piece casts on them. */
export const thingsModel = (name: string, model: Model) =>
  shopModel(
    name,
    model,
    [],
    model.parts.filter(({ prop }) => prop),
  )

/** The file for a page's 3D view: small, in metres, with ambient occlusion as vertex colours. */
export async function shopModel(
  name: string,
  model: Model,
  alsoIn: readonly Wood[] = [],
  shown: readonly Part[] = model.parts,
): Promise<Uint8Array> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR))
  document.getRoot().getAsset().generator = 'vuong-tron catalogue'
  const buffer = document.createBuffer()
  const mesh = document.createMesh(name)
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh))
  const light = ambientLight(model.parts)
  const finishes = finishesIn(document, model.wood, alsoIn)
  for (const [material, parts] of byMaterial(shown)) {
    const [finish, others] = await finishes(material)
    const primitive = document.createPrimitive().setMaterial(finish)
    if (others) primitive.setExtension('KHR_materials_variants', others)
    const corners = parts.flatMap((part) => part.corners)
    const attribute = (
      type: 'VEC2' | 'VEC3',
      values: Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>,
      normalized = false,
    ) => document.createAccessor().setType(type).setArray(values).setNormalized(normalized).setBuffer(buffer)
    primitive.setAttribute(
      'POSITION',
      attribute('VEC3', Float32Array.from(corners.flatMap(({ at }) => at.map((value) => value / 1000)))),
    )
    primitive.setAttribute('NORMAL', attribute('VEC3', Float32Array.from(corners.flatMap(({ normal }) => normal))))
    if (tileOf(material))
      primitive.setAttribute(
        'TEXCOORD_0',
        attribute(
          'VEC2',
          Float32Array.from(
            corners.flatMap(({ flat }) => flat.map((value) => clamp((value + UV_START) / UV_RANGE, 0, 1))),
          ),
        ),
      )
    if (materialOf(material).family !== 'glass') {
      const levels = parts.flatMap((part) => light[model.parts.indexOf(part)] ?? [])
      primitive.setAttribute(
        'COLOR_0',
        attribute(
          'VEC3',
          Uint8Array.from(levels.flatMap((level) => OPAQUE_WHITE.map((white) => Math.round(white * level * 255)))),
          true,
        ),
      )
    }
    primitive.setIndices(
      document.createAccessor().setType('SCALAR').setArray(indicesOf(parts, corners.length)).setBuffer(buffer),
    )
    mesh.addPrimitive(primitive)
  }
  await document.transform(
    weld(),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ quantizePosition: 14, quantizeNormal: 8, quantizeTexcoord: 12 }),
    prune({ keepAttributes: true }),
  )
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER })
  return shopModelIo().writeBinary(document)
}

export function byMaterial(parts: readonly Part[]): Map<MaterialName, Part[]> {
  return Map.groupBy(parts, ({ material }) => material)
}

export function indicesOf(parts: readonly Part[], count: number) {
  let start = 0
  const indices = parts.flatMap(({ corners, triangles }) => {
    const shifted = triangles.flatMap((triangle) => triangle.map((corner) => corner + start))
    start += corners.length
    return shifted
  })
  return count > 65535 ? Uint32Array.from(indices) : Uint16Array.from(indices)
}

function tileOf(material: MaterialName) {
  const { family } = materialOf(material)
  return family === 'wood' ? GRAIN_TILE : family === 'cane' ? CANE_TILE : undefined
}

/** Materials of the file; parts of the product's own wood get variants in the other woods. */
function finishesIn(document: Document, wood: Timber, alsoIn: readonly Wood[]) {
  const textures = new Map<string, Promise<Texture>>()
  const textureOf = (material: MaterialName) => {
    const kind = materialOf(material).family === 'cane' ? 'cane' : 'grain'
    const made = textures.get(kind) ?? load(document, kind)
    textures.set(kind, made)
    return made
  }
  const variants = document.createExtension(KHRMaterialsVariants)
  const choices = (alsoIn.length > 0 ? [wood, ...alsoIn] : []).map((finish) => ({
    finish,
    variant: variants.createVariant(finish),
  }))
  const one = async (name: MaterialName) => describe(document, name, tileOf(name) && (await textureOf(name)))
  return async (name: MaterialName) => {
    const finish = await one(name)
    if (name !== wood || choices.length === 0) return [finish, undefined] as const
    const list = variants.createMappingList()
    for (const choice of choices)
      list.addMapping(
        variants
          .createMapping()
          .setMaterial(choice.finish === wood ? finish : await one(choice.finish))
          .addVariant(choice.variant),
      )
    return [finish, list] as const
  }
}

async function load(document: Document, kind: 'grain' | 'cane') {
  const image = kind === 'cane' ? await caneTexture() : await grainTexture()
  return document
    .createTexture(kind)
    .setImage(new Uint8Array(image))
    .setMimeType(kind === 'cane' ? 'image/png' : 'image/jpeg')
}

function describe(document: Document, name: MaterialName, texture?: Texture): GltfMaterial {
  const { color, rough, metal = 0, opacity, thin = false, family } = materialOf(name)
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linear(color), opacity ?? 1] as [number, number, number, number])
    .setRoughnessFactor(family === 'wood' ? Math.max(rough, LEAST_WOOD_ROUGHNESS) : rough)
    .setMetallicFactor(metal)
    .setDoubleSided(thin)
  if (opacity !== undefined) material.setAlphaMode('BLEND')
  if (family === 'glow') material.setEmissiveFactor([...linear(color)] as [number, number, number])
  const tile = tileOf(name)
  if (texture && tile) {
    material.setBaseColorTexture(texture)
    const repeat = document
      .createExtension(KHRTextureTransform)
      .createTransform()
      .setScale([UV_RANGE / tile[0], UV_RANGE / tile[1]])
    material.getBaseColorTextureInfo()?.setWrapS(REPEAT).setWrapT(REPEAT).setExtension('KHR_texture_transform', repeat)
  }
  return material
}
