import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { FailureCode } from '#app/lib/failure'
import type { SourceType } from '../../export-mark.ts'
import type { Fields } from '../parameters.schema'

/** Input of a kernel: pixels at the server's size, and validated fields. Masks have one channel; white is edited. */
export type Order = {
  photo: Photo
  mask?: Mask
  texture?: Photo
  style?: Photo
  fields: Fields
  seed: number
}

/** One result. */
export type Made = {
  photo: Photo
  /** The edited part, if the kernel found it. */
  mask?: Photo
  label?: string
  /** What was done, in the engine's terms. */
  recipe: object
  /** Provenance mark of its file. */
  source: SourceType
  /** Its seed, if it differs from the order's. */
  seed?: number
}
/** `wrong`: invalid fields; `unknown`: unknown words of an instruction. */
export type Refused = { ok: false; code: FailureCode; wrong?: readonly string[]; unknown?: readonly string[] }
export type Result = { ok: true; made: Made[] } | Refused
/** Deterministic, and depends on the order alone. */
export type Kernel = (order: Order) => Result | Promise<Result>

/** Refuses the given fields; undefined when there are none. */
export const refusing = (...wrong: readonly string[]): Refused | undefined =>
  wrong.length > 0 ? { ok: false, code: 'invalid_request', wrong } : undefined

export const madeOf = (...made: Made[]): Result => ({ ok: true, made })
