import { FACES, type Face } from '@vuong-tron/room-engine/geometry/room-box'
import { newMask } from '@vuong-tron/room-engine/masks/mask'
import { GREYS_APART } from '@vuong-tron/room-engine/masks/surface-map'
import { type MaterialId, materialOf, materials } from '@vuong-tron/room-engine/surfaces/surfaces'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colourSeen, firstChoice } from '#app/features/house-doctor/editor/first-choice'
import { type Settings, usualSettings } from '#app/features/house-doctor/editor/settings'
import { changeOf } from '#app/features/house-doctor/editor/tool-changes'
import { applyChange } from '#app/features/house-doctor/editor/work/changes'
import { wallColours } from '#app/features/house-doctor/labels'
import { type SampleRoom, sampleRooms } from '#app/features/house-doctor/sample-rooms'
import type { EditorToolId } from '#app/features/house-doctor/tools'

const [width, height] = [384, 216]
const options = {
  materials: (Object.keys(materials) as MaterialId[]).map((id) => ({ turnDegrees: 0, ...materialOf(id), id })),
  paints: wallColours.map(({ colour }) => colour),
}

/** A small sample room, with the places of some faces. */
async function opened({ picture, surfaces, footShare, focalShare, box }: SampleRoom, faces: readonly Face[]) {
  const usedHeight = height - Math.round(width * footShare)
  const used = { left: 0, top: 0, width, height: usedHeight }
  const pixels = await sharp(`public${picture}`).resize(width, height).extract(used).ensureAlpha().raw().toBuffer()
  const photo = { width, height: usedHeight, channels: 4 as const, data: new Uint8ClampedArray(pixels) }
  const greys = await sharp(`public${surfaces}`).greyscale().raw().toBuffer()
  const mask = newMask(width, usedHeight)
  for (const pixel of mask.data.keys()) {
    const face = FACES[(greys[pixel] as number) / GREYS_APART - 1]
    if (face && faces.includes(face)) mask.data[pixel] = 255
  }
  const level = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
  const camera = { widthPx: width, heightPx: usedHeight, focalPx: width * focalShare, ...level }
  return { photo, mask, room: { camera, box } }
}

/** Mean change of the marked pixels in their strongest channel, of 255. */
function changeIn(room: Awaited<ReturnType<typeof opened>>, tool: EditorToolId, settings: Settings): number {
  const change = changeOf(tool, settings)
  if (change?.does !== 'lay' && change?.does !== 'paint') throw new Error(`${tool} covers nothing`)
  const made = applyChange({ ...room, isObject: false, change }, change)
  if (!made.ok) throw new Error(made.code)
  let [sum, count] = [0, 0]
  for (const [pixel, marked] of room.mask.data.entries()) {
    if (!marked) continue
    const differences = [0, 1, 2].map((channel) =>
      Math.abs(
        (made.photo.data[pixel * made.photo.channels + channel] as number) -
          (room.photo.data[pixel * 4 + channel] as number),
      ),
    )
    sum += Math.max(...differences)
    count++
  }
  return sum / count
}

const begun = (room: Awaited<ReturnType<typeof opened>>, tool: EditorToolId): Settings => {
  const seen = colourSeen(room.photo, room.mask)
  if (!seen) throw new Error('nothing is marked')
  return { ...usualSettings, ...firstChoice(tool, seen, options, usualSettings) }
}

test.each(sampleRooms)('[HD-03] the floor that $id is first tried with is seen to be another one', async (sample) => {
  const room = await opened(sample, ['floor'])
  expect(changeIn(room, 'floor_editor', begun(room, 'floor_editor'))).toBeGreaterThan(37)
})

// Painting walls takes seconds; these two rooms differ most.
test.each(sampleRooms.filter(({ id }) => id === 'shell' || id === 'living_room_empty'))(
  '[HD-06, HD-14] paint and material that $id is first tried with change its walls',
  async (sample) => {
    const walls = await opened(sample, ['left', 'back', 'right'])
    expect(changeIn(walls, 'colors_textures', begun(walls, 'colors_textures'))).toBeGreaterThan(8)
    const back = await opened(sample, ['back'])
    expect(changeIn(back, 'material_swap', begun(back, 'material_swap'))).toBeGreaterThan(20)
  },
)

test('[HD-03, HD-06] what is usual stays where it is seen, and gives way where it is there already', () => {
  const concrete = firstChoice('floor_editor', [0.78, 0, 0.01], options, usualSettings)
  expect(concrete).toEqual({ floor: usualSettings.floor, turnDegrees: 0 })
  const sage = colourOf(usualSettings.colour)
  const { colour } = firstChoice('colors_textures', sage, options, usualSettings)
  expect(colour).not.toBe(usualSettings.colour)
  expect(firstChoice('colors_textures', [0.95, 0, 0], options, usualSettings)).toEqual({ colour: usualSettings.colour })
})

/** Colour of a fully painted wall. */
function colourOf(hex: string) {
  const rgb = [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  const mask = newMask(1, 1)
  mask.data.fill(255)
  const seen = colourSeen({ width: 1, height: 1, channels: 3, data: new Uint8ClampedArray(rgb) }, mask)
  if (!seen) throw new Error('nothing is marked')
  return seen
}
