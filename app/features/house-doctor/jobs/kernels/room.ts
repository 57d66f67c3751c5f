import { findLayout, type LayoutFound } from '@vuong-tron/room-engine/geometry/layout'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Refusal } from '#app/lib/failure'
import type { KernelInput } from './kernel.ts'

const found = new WeakMap<Photo, LayoutFound>()

/** The photo's room, cached between validation and work. */
export function layoutOf(photo: Photo): LayoutFound {
  const layout = found.get(photo) ?? findLayout(photo)
  found.set(photo, layout)
  return layout
}

/** Refuses photos without a room. */
export function needsRoom({ photo }: Pick<KernelInput, 'photo'>): Refusal | undefined {
  const layout = layoutOf(photo)
  return layout.ok ? undefined : layout
}
