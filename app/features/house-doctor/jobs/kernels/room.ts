import { findLayout, type LayoutFound } from '@vuong-tron/room-engine/geometry/layout'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Refusal } from '#app/lib/failure'
import type { KernelInput } from './kernel.ts'

const found = new WeakMap<Photo, LayoutFound>()

/** The photo's room, found with the network's labels where a call has them; cached, as all of a call has one photo. */
export function layoutOf({ photo, labels }: Pick<KernelInput, 'photo' | 'labels'>): LayoutFound {
  const layout = found.get(photo) ?? findLayout(photo, labels?.())
  found.set(photo, layout)
  return layout
}

/** Refuses photos without a room. */
export function needsRoom(input: Pick<KernelInput, 'photo' | 'labels'>): Refusal | undefined {
  const layout = layoutOf(input)
  return layout.ok ? undefined : layout
}
