import { findLayout, type LayoutFound } from '@vuong-tron/room-engine/geometry/layout'
import type { Photo } from '@vuong-tron/room-engine/picture'
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
