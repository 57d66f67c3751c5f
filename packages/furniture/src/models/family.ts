import type { Model, Size } from './kit/model.ts'

/** Makes one product. The outer box of what it makes has the size it is asked for, give or take a handle. */
export type Design = (m: Model, size: Size) => void

/** The designs of a category by product slug. */
export type Family = Record<string, Design>
