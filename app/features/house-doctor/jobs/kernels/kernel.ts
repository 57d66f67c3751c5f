import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { FailureCode } from '#app/lib/failure'
import type { SourceType } from '../../export-mark.ts'
import type { Fields } from '../parameters.schema'

/** What a kernel is given: pixels at the server's size, and the checked fields. A mask has one channel, white = edit. */
export type Order = {
  photo: Photo
  mask?: Mask
  texture?: Photo
  style?: Photo
  fields: Fields
  seed: number
}

/** One picture that came out. */
export type Made = {
  photo: Photo
  /** What was edited, where the kernel found it by itself. */
  mask?: Photo
  label?: string
  /** What was done, in the engine's words. */
  recipe: object
  /** How its file has to be marked. */
  source: SourceType
  /** What it was made with, where that is not the order's own. */
  seed?: number
}
/** `wrong`: the fields at which it lies; `unknown`: of words, those that nobody here knows. */
export type Refused = { ok: false; code: FailureCode; wrong?: readonly string[]; unknown?: readonly string[] }
export type Result = { ok: true; made: Made[] } | Refused
/** The same for the same order; it knows nothing but what the order says. */
export type Kernel = (order: Order) => Result | Promise<Result>

/** Refuses fields that have no meaning for what is asked; nothing where there are none. */
export const refusing = (...wrong: readonly string[]): Refused | undefined =>
  wrong.length > 0 ? { ok: false, code: 'invalid_request', wrong } : undefined

export const madeOf = (...made: Made[]): Result => ({ ok: true, made })
