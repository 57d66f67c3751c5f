import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Refusal, Result } from '#app/lib/failure'
import type { SourceType } from '../../export-mark.ts'
import type { Furnisher } from '../../furnishing/furnisher.ts'
import type { Furniture } from '../../furniture.ts'
import type { Fields } from '../fields.schema.ts'

/** Input of a kernel: pixels at the server's size, and validated fields. Masks have one channel; white is edited. */
export type KernelInput<Own = Record<string, unknown>> = {
  photo: Photo
  mask?: Mask
  texture?: Photo
  style?: Photo
  /** What our network sees in the photo; undefined where its weights have not come. */
  labels?: () => RoomLabels
  /** The range, and what draws it; undefined where a function does not furnish. */
  furnishing?: () => Promise<FurnishingInput>
  fields: Fields<Own>
  seed: number
}

export type FurnishingInput = { range: readonly Furniture[]; furnisher: Furnisher }

/** One result. */
export type Made = {
  photo: Photo
  /** The edited part, if the kernel found it. */
  mask?: Photo
  label?: string
  /** Settings of the engine that produced it. */
  recipe: object
  /** Source type for the file's provenance mark. */
  source: SourceType
  /** Its seed, if it differs from the input's. */
  seed?: number
  /** Slugs of the products that stand in it. */
  products?: readonly string[]
}
export type KernelResult = Result<{ made: Made[] }>
/** Deterministic: depends only on the input. `Own`: fields that it reads beside the common ones. */
export type Kernel<Own = Record<string, unknown>> = (input: KernelInput<Own>) => KernelResult | Promise<KernelResult>

/** Refuses the given fields; undefined when there are none. */
export const refusing = (...wrong: readonly string[]): Refusal | undefined =>
  wrong.length > 0 ? { ok: false, code: 'invalid_request', wrong } : undefined

export const madeOf = (...made: Made[]): KernelResult => ({ ok: true, made })
