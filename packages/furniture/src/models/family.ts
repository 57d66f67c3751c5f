import type { Model, Size } from './kit/model.ts'

/** Builds one product; its bounding box has the given size, give or take a handle. */
export type Design = (m: Model, size: Size) => void

/** Designs of a kind of furniture by name. */
export type Family = Record<string, Design>
