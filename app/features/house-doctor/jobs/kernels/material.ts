import {
  type LitSurfaces,
  type MaterialId,
  materialOf,
  oklabOfHex,
  repeatFor,
  retexture,
  seamless,
  textureOf,
  textureOfMaterial,
} from '@vuong-tron/room-engine/surfaces/surfaces'
import type { Fields } from '../fields.schema.ts'
import { type Kernel, type KernelInput, type KernelResult, madeOf } from './kernel.ts'
import { paint } from './paint.ts'
import { litPart } from './parts.ts'
import { colourField, orderIn } from './words.ts'

export type WithStrength = { strength?: number }
/** Laying of a sample: repeats in each direction, degrees anticlockwise, scale. */
export type LayingFields = WithStrength & { no_of_texture?: number; rotation?: number; scale?: number }
export type FinishFields = WithStrength & { color?: string; materials?: string; materials_type?: string }

/** Assumed width of a sample, in metres. */
const SAMPLE_WIDTH_M = 0.6
/** Rotation and scale of further designs. */
const LAYINGS = [
  { turnDegrees: 0, times: 1 },
  { turnDegrees: 90, times: 1 },
  { turnDegrees: 45, times: 1 },
  { turnDegrees: 0, times: 0.5 },
  { turnDegrees: 0, times: 2 },
]

/** Lays the sample on the masked area in its light; designs differ in laying. */
export const sampleLaid: Kernel<LayingFields> = (input) =>
  input.mask ? laidOn(input, litPart(input, input.mask)) : { ok: false, code: 'engine_unavailable' }

/** Lays the call's sample on lit surfaces. */
export function laidOn({ texture: sample, fields }: KernelInput<LayingFields>, lit: LitSurfaces): KernelResult {
  if (!sample) return { ok: false, code: 'engine_unavailable' }
  const { no_of_texture: repeats, rotation = 0, scale = 1 } = fields
  const tile = seamless(sample)
  const heightM = (SAMPLE_WIDTH_M * tile.height) / tile.width
  const texture = textureOf({ photo: tile, widthM: SAMPLE_WIDTH_M, heightM })
  const repeatM = (repeats ? repeatFor(repeats) : SAMPLE_WIDTH_M) * scale
  return laid(lit, texture, { turnDegrees: rotation, repeatM }, fields)
}

/** Materials of the API that the engine can draw. */
const drawnMaterials: Record<string, MaterialId> = {
  'wood oak': 'oak_planks',
  'wood walnut': 'walnut_planks',
  'tile terrazzo': 'terrazzo',
  'tile terracotta': 'clay_tiles',
  'stone marble': 'white_marble',
  'concrete polished': 'concrete',
  'brick red': 'brick',
  'brick white': 'white_brick',
}

export const drawnMaterialOf = ({ materials, materials_type: kind }: FinishFields): MaterialId | undefined =>
  drawnMaterials[`${materials} ${kind}`]

/** Applies a colour, a material, or both (a stained material) to the masked area, from fields or else words. */
export const applyFinish: Kernel<FinishFields> = (input) => {
  const { fields } = input
  const words = fields.prompt ? orderIn(fields) : undefined
  if (words && !words.ok) return words
  if (words?.order.do === 'retexture') return materialOfOurs(input, words.order.material)
  if (words?.order.do === 'recolour')
    return paint({ ...input, fields: { ...fields, color: colourField(words.order.colour) } })
  if (!fields.materials) return paint(input)
  const id = drawnMaterialOf(fields)
  return id ? materialOfOurs(input, id) : { ok: false, code: 'engine_unavailable' }
}

/** Lays a built-in material on the masked area, stained if a colour is given. */
export function materialOfOurs(input: KernelInput<WithStrength & { color?: string }>, id: MaterialId): KernelResult {
  const { mask, fields } = input
  if (!mask) return { ok: false, code: 'engine_unavailable' }
  const { color } = fields
  const texture = textureOfMaterial(id, color ? oklabOfHex(color.slice(1)) : undefined)
  const { turnDegrees = 0 } = materialOf(id)
  const usual = { turnDegrees, repeatM: texture.widthM }
  return laid(litPart(input, mask), texture, usual, fields, { material: id, ...(color && { color }) })
}

function laid(
  lit: LitSurfaces,
  texture: ReturnType<typeof textureOf>,
  usual: { turnDegrees: number; repeatM: number },
  { no_design: designs = 1, strength = 10 }: Fields<WithStrength>,
  what: { material: string; color?: string } = { material: 'sample' },
): KernelResult {
  return madeOf(
    ...LAYINGS.slice(0, designs).map(({ turnDegrees, times }) => {
      const laying = { turnDegrees: usual.turnDegrees + turnDegrees, repeatM: usual.repeatM * times }
      const made = retexture(lit, texture, laying, strength / 10)
      const recipe = { do: 'material', ...what, ...laying, strength }
      return { photo: made, recipe, source: 'compositeSynthetic' as const }
    }),
  )
}
