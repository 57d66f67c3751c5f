import { describe, expect, test } from 'vitest'
import { oklabOf } from '#app/features/house-doctor/engine/colour'
import { type Face, pointAt } from '#app/features/house-doctor/engine/geometry/room-box'
import type { Photo } from '#app/features/house-doctor/engine/picture'
import { type DoctorFunction, doctorFunctions, functionNames } from '#app/features/house-doctor/jobs/functions'
import { kernelFor } from '#app/features/house-doctor/jobs/kernels'
import type { Order } from '#app/features/house-doctor/jobs/kernels/kernel'
import { cameraAt } from '#tests/support/drawn-room'
import { read } from '#tests/support/sources'

type Paint = (x: number, y: number) => readonly [number, number, number]

function drawn(width: number, height: number, paint: Paint): Photo {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) data.set([...paint(x, y), 255], at)
  return { width, height, channels: 4, data }
}

/** A room of 4 by 4.5 metres, seen from a corner of the way in. */
const camera = cameraAt({ yaw: 12, pitch: -6, roll: 0, fieldOfView: 78 }, 320)
const box = { floor: 1.5, ceiling: 1.2, left: 1.8, right: 2.2, back: 4.5 }

const SHADES: Record<Face, readonly [number, number, number]> = {
  floor: [120, 84, 52],
  ceiling: [238, 236, 232],
  left: [150, 158, 150],
  back: [206, 200, 188],
  right: [180, 176, 168],
}
const faceAt = (x: number, y: number) => pointAt(camera, box, [x + 0.5, y + 0.5]).face
/** Every face in its own colour, with faint joints every half metre that a camera can be found by. */
const plainRoom = drawn(camera.widthPx, camera.heightPx, (x, y) => {
  const { face, point } = pointAt(camera, box, [x + 0.5, y + 0.5])
  const isJoint = point.some((at) => Math.abs(at * 2 - Math.round(at * 2)) < 0.04 && Math.abs(at) !== box[face])
  const [red, green, blue] = SHADES[face]
  // With the noise of a sensor, from the pixel's place.
  const noise = (((x * 73_856_093) ^ (y * 19_349_663)) >>> 4) % 17
  const darker = (isJoint && face !== 'ceiling' ? 12 : 0) + noise
  return [red - darker, green - darker, blue - darker]
})

const [WIDTH, HEIGHT] = [240, 180]
/** A wall in even light over a floor, without a line that a camera could be found by. */
const wall = drawn(WIDTH, HEIGHT, (_, y) => (y < 120 ? [180, 176, 168] : [120, 84, 52]))
const isMarked = (x: number, y: number) => x >= 20 && x < 120 && y >= 20 && y < 100
const mask: Photo = {
  width: WIDTH,
  height: HEIGHT,
  channels: 1,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) =>
    isMarked(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? 255 : 0,
  ),
}
const checks = drawn(64, 64, (x, y) => (((x >> 5) + (y >> 5)) % 2 ? [200, 40, 40] : [40, 40, 200]))
const warm = drawn(96, 96, (x, y) => [200 + (x % 32), 120 + (y % 32), 60])

const orderOf = (fields: Order['fields'], change: Partial<Order> = {}): Order => ({
  photo: wall,
  mask,
  // Where no room is looked for.
  fields: { design_type: 'garden', ...fields },
  seed: 1,
  ...change,
})

function made(name: DoctorFunction, order: Order) {
  const result = kernelFor(name, order.fields)?.(order)
  if (!result?.ok) throw new Error(`${name}: ${JSON.stringify(result)}`)
  return result.made.map(({ photo }) => photo)
}

const pixelAt = ({ data, width }: Photo, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]
const meanOf = (photo: Photo) => {
  const { data } = oklabOf(photo)
  return [0, 1, 2].map(
    (axis) => data.reduce((sum, value, place) => (place % 3 === axis ? sum + value : sum), 0) / (data.length / 3),
  )
}

/** The mean colour of what is marked. */
function meanOfMarked({ data }: Photo): number[] {
  const sum = [0, 0, 0]
  for (const [pixel, value] of mask.data.entries())
    if (value) for (const axis of [0, 1, 2]) sum[axis] = (sum[axis] as number) + (data[pixel * 4 + axis] as number)
  return sum.map((value) => value / 8000)
}

/** How many pixels differ, inside the mask and outside it. */
function changes(photo: Photo): { inside: number; outside: number } {
  const count = { inside: 0, outside: 0 }
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      if (pixelAt(photo, x, y).join() !== pixelAt(wall, x, y).join()) count[isMarked(x, y) ? 'inside' : 'outside']++
  return count
}

describe('what the server computes', () => {
  test('[API-11] colors_textures paints what is marked in the colour that was asked for, and shades of it', () => {
    const designs = made('colors_textures', orderOf({ color: '#4f7d4c', no_design: 3 }))
    for (const photo of designs) expect(changes(photo)).toEqual({ inside: 8000, outside: 0 })
    const [exact, lighter, darker] = designs.map((photo) => pixelAt(photo, 70, 60))
    const [red = 0, green = 0, blue = 0] = exact ?? []
    expect(green - red).toBeGreaterThan(20)
    expect(green - blue).toBeGreaterThan(20)
    expect(lighter?.[1]).toBeGreaterThan(green)
    expect(darker?.[1]).toBeLessThan(green)
  })

  test.each(['material_swap', 'texture_transfer'] as const)('[API-11] %s lays the sample on what is marked', (name) => {
    const designs = made(name, orderOf({ no_of_texture: 2, no_design: 3 }, { texture: checks }))
    for (const photo of designs) {
      const { inside, outside } = changes(photo)
      expect(outside).toBe(0)
      expect(inside).toBeGreaterThan(7900)
      const colours = new Set<string>()
      for (let x = 25; x < 115; x++)
        colours.add((pixelAt(photo, x, 60)[0] as number) > (pixelAt(photo, x, 60)[2] as number) ? 'red' : 'blue')
      expect(colours).toEqual(new Set(['red', 'blue']))
    }
    expect(new Set(designs.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(3)
  })

  test('[API-11] create_mask_image finds floor and walls of a room, white where they are', () => {
    const result = kernelFor('create_mask_image', { labels: ['floor', 'wall_back'] })?.(
      orderOf({ labels: ['floor', 'wall_back'], points: [[0.5, 0.9]] }, { photo: plainRoom }),
    )
    if (!result?.ok) throw new Error('no masks')
    expect(result.made.map(({ label }) => label)).toEqual(['floor', 'wall_back'])
    for (const { photo, label } of result.made) {
      const face = label === 'floor' ? 'floor' : 'back'
      let [both, either] = [0, 0]
      for (const [pixel, value] of photo.data.entries()) {
        const isFace = faceAt(pixel % photo.width, Math.floor(pixel / photo.width)) === face
        if (isFace || value > 127) either++
        if (isFace && value > 127) both++
      }
      expect(both / either, label).toBeGreaterThan(0.85)
    }
  })

  test('[API-11] floor_editor lays the sample on the floor that it finds, and on nothing else', () => {
    const photo = plainRoom
    const result = kernelFor(
      'floor_editor',
      {},
    )?.(orderOf({ no_of_texture: 2 }, { photo, mask: undefined, texture: checks }))
    const [only] = result?.ok ? result.made : []
    const [floor, ceiling] = [
      [camera.widthPx / 2, camera.heightPx - 20],
      [camera.widthPx / 2, 10],
    ] as const
    const at = ({ data, channels, width }: Photo, [x, y]: readonly [number, number]) => [
      ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
    ]
    expect(at(only?.photo as Photo, floor)).not.toEqual(at(photo, floor))
    expect(at(only?.photo as Photo, ceiling)).toEqual(at(photo, ceiling))
    expect(only?.mask?.data.length).toBe(camera.widthPx * camera.heightPx)
  })

  test.each([
    ['create_mask_image', { labels: ['floor'] }],
    ['floor_editor', { no_of_texture: 2 }],
  ] as const)('[API-11] %s says so where there is no room to be seen', (name, fields) => {
    const grey = drawn(WIDTH, HEIGHT, () => [128, 128, 128])
    const order = orderOf({ ...fields, labels: ['floor'] }, { photo: grey, mask: undefined, texture: checks })
    expect(kernelFor(name, order.fields)?.(order)).toEqual({ ok: false, code: 'layout_not_found' })
  })

  test('[API-11] design_transfer brings the colours of the other photo nearer, the further the more it is asked', () => {
    const there = meanOf(warm)
    const apart = (photo: Photo) => Math.hypot(...meanOf(photo).map((value, axis) => value - (there[axis] as number)))
    const [little, much] = (['very_low', 'extreme'] as const).map((ai_intervention) =>
      made('design_transfer', orderOf({ ai_intervention }, { style: warm, mask: undefined })),
    )
    expect(apart(little?.[0] as Photo)).toBeLessThan(apart(wall))
    expect(apart(much?.[0] as Photo)).toBeLessThan(0.5 * apart(wall))
  })

  test('[API-11] the mildest redesign is the mood of its style; anything more is a page’s', () => {
    const fields = { ai_intervention: 'very_low', design_style: 'moroccan', no_design: 2 } as const
    const [one, other] = made('redesign', orderOf(fields, { mask: undefined }))
    const [, , yellow = 0] = meanOf(one as Photo)
    expect(yellow).toBeGreaterThan((meanOf(wall)[2] as number) + 0.004)
    expect(Buffer.from(one?.data ?? []).equals(Buffer.from(other?.data ?? []))).toBe(false)
    expect(kernelFor('redesign', { ...fields, ai_intervention: 'low' })).toBeUndefined()
    expect(kernelFor('redesign', { ...fields, design_style: 'candy_land' })).toBeUndefined()
  })

  test('[API-11] the same order gives the same picture', () => {
    const order = orderOf({ no_of_texture: 3, no_design: 2 }, { texture: checks })
    expect(made('material_swap', order)).toEqual(made('material_swap', order))
  })

  test('[API-11] colors_textures lays a material that the engine draws, and no other', () => {
    const [photo] = made('colors_textures', orderOf({ materials: 'brick', materials_type: 'red' }))
    const [red = 0, , blue = 0] = meanOfMarked(photo as Photo)
    expect(red - blue).toBeGreaterThan(25)
    expect(changes(photo as Photo).outside).toBe(0)
    expect(kernelFor('colors_textures', { materials: 'wood', materials_type: 'teak' })).toBeUndefined()
  })

  test('[API-11] colours that come with a material or with words are not half done', () => {
    expect(kernelFor('colors_textures', { color: '#ffffff', prompt: 'and a plant' })).toBeUndefined()
    expect(kernelFor('colors_textures', { color: '#ffffff', materials: 'wood', materials_type: 'oak' })).toBeUndefined()
  })

  test.each(functionNames)('[API-11] the documentation says where %s is computed', (name) => {
    const row = read('docs/house-doctor-api.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`))
    expect(row).toContain(`\`${doctorFunctions[name].address}\``)
    const everything = {
      ai_intervention: 'very_low',
      design_style: 'modern',
      color: '#ffffff',
      labels: ['floor'],
    } as const
    expect(row?.includes('server')).toBe(!!kernelFor(name, { ...everything, labels: ['floor'] }))
  })
})
