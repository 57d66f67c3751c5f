import { findLayout, type LayoutFound } from '../../engine/geometry/layout.ts'
import type { Photo } from '../../engine/picture.ts'
import type { Order, Refused } from './kernel'

const found = new WeakMap<Photo, LayoutFound>()

/** The room in a photo, which is looked for once: before there is a job, and again while it is computed. */
export function layoutOf(photo: Photo): LayoutFound {
  const layout = found.get(photo) ?? findLayout(photo)
  found.set(photo, layout)
  return layout
}

/** Refuses a call whose photo shows no room. */
export function needsRoom({ photo }: Order): Refused | undefined {
  const layout = layoutOf(photo)
  return layout.ok ? undefined : layout
}
