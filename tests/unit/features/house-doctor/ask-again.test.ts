import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { expect, test } from 'vitest'
import { areaOfSurfaces, type MarkedArea } from '#app/features/house-doctor/editor/area'
import { askAgain } from '#app/features/house-doctor/editor/ask-again'
import type { Change } from '#app/features/house-doctor/editor/change'
import type { RoomLayout } from '#app/features/house-doctor/editor/protocol'
import type { Making, Variant } from '#app/features/house-doctor/editor/variants'

const maskOf = (value: number): Mask => ({ width: 1, height: 1, channels: 1, data: Uint8Array.of(value) })
const masks: Record<string, Mask> = { floor: maskOf(1), wall: maskOf(2), 'floor,wall': maskOf(3) }
const paint: Change = { does: 'paint', colour: 'B3BDA5', strength: 1 }
const redesign = { does: 'make-over', style: 'japandi', intervention: 'low' } as Change

/** What is asked for again, and the areas that were looked for on the way. */
async function asked(change: Change, area: MarkedArea, bare: MarkedArea) {
  const looked: string[] = []
  const again = await askAgain({ change, area, bare } as Making, {} as Variant, {
    room: {} as RoomLayout,
    findArea: async (_, { labels }) => {
      looked.push(labels.join())
      return { ok: true, mask: masks[labels.join()] ?? maskOf(9) }
    },
    unmarked: maskOf(0),
  })
  if (!again.ok) throw new Error(again.code)
  return { ...again.ask, looked }
}

const bare = areaOfSurfaces('floor', 'wall')

test('[HD-14] a redesign that is made anew knows again what was found as floor, and whether somebody corrected it', async () => {
  const { found, faces } = await asked(redesign, areaOfSurfaces(), bare)
  expect(found).toEqual({ floor: masks.floor, bare: masks['floor,wall'] })
  expect(faces).toBeUndefined()
  const tapped = { ...bare, taps: [{ x: 1, y: 1, isPositive: true }] }
  expect((await asked(redesign, areaOfSurfaces(), tapped)).found).toEqual({ floor: masks.floor, bare: undefined })
})

test('[HD-07] paint that is made anew is for the walls that were named, and looks for no floor', async () => {
  const { found, faces, looked } = await asked(paint, areaOfSurfaces('wall'), areaOfSurfaces())
  expect(faces).toEqual(['left', 'back', 'right'])
  expect(found).toBeUndefined()
  expect(looked).toEqual(['wall'])
})
