import { changesOutside, GATES, unexplainedByColour } from '@vuong-tron/room-engine/bench/makeover-gates'
import { oklabOf } from '@vuong-tron/room-engine/colour'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { BARE_PLACES, drawPhoto, ONE_PAINT, plainRoom } from '@vuong-tron/room-engine/testing/plain-room'
import { describe, expect, test } from 'vitest'
import type { KernelInput } from '#app/features/house-doctor/jobs/kernels/kernel'
import { planCall } from '#app/features/house-doctor/jobs/plan-call'
import { type ToolId, toolIds, tools } from '#app/features/house-doctor/tools'
import { read } from '#tests/support/sources'

const { width: ROOM_WIDTH, height: ROOM_HEIGHT, faceAt, isPiece, empty, furnished } = plainRoom(320)
const emptyRoom = empty()
/** The cupboard with a margin, as a person would paint it. */
const pieceMask: Mask = {
  width: ROOM_WIDTH,
  height: ROOM_HEIGHT,
  channels: 1,
  data: Uint8Array.from({ length: ROOM_WIDTH * ROOM_HEIGHT }, (_, pixel) => {
    const [x, y] = [pixel % ROOM_WIDTH, Math.floor(pixel / ROOM_WIDTH)]
    return isPiece(x - 2, y) || isPiece(x + 2, y) || isPiece(x, y - 2) || isPiece(x, y + 2) ? 255 : 0
  }),
}

const [WIDTH, HEIGHT] = [240, 180]
/** A wall over a floor, without a line to find a camera by. */
const wall = drawPhoto(WIDTH, HEIGHT, (_, y) => (y < 120 ? [180, 176, 168] : [120, 84, 52]))
const isMarked = (x: number, y: number) => x >= 20 && x < 120 && y >= 20 && y < 100
const mask: Mask = {
  width: WIDTH,
  height: HEIGHT,
  channels: 1,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) =>
    isMarked(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? 255 : 0,
  ),
}
const checks = drawPhoto(64, 64, (x, y) => (((x >> 5) + (y >> 5)) % 2 ? [200, 40, 40] : [40, 40, 200]))
const warm = drawPhoto(96, 96, (x, y) => [200 + (x % 32), 120 + (y % 32), 60])

const orderOf = (fields: KernelInput['fields'], change: Partial<KernelInput> = {}): KernelInput => ({
  photo: wall,
  mask,
  // A design type without a room.
  fields: { design_type: 'garden', ...fields },
  seed: 1,
  ...change,
})

const kernelFor = (name: ToolId, fields: KernelInput['fields']) => {
  const plan = planCall(name, fields)
  return plan.ok ? plan.kernel : undefined
}
/** Fields that a function reads. */
const readBy = (name: ToolId): KernelInput['fields'] => {
  if (name.endsWith('redesign')) return { ai_intervention: 'very_low', design_style: 'modern' }
  if (name === 'colors_textures') return { color: '#a9b59a' }
  if (name === 'create_mask_image') return { labels: ['floor'] }
  if (name === 'precision') return { prompt: 'white walls' }
  const furnishes = ['virtual_staging', 'fill_spaces', 'decor_staging', 'room_composer'].includes(name)
  return furnishes ? { design_style: 'japandi', room_type: 'living_room' } : {}
}
/** Runs a call like a job: refused before it begins, or computed. */
const run = async (name: ToolId, order: KernelInput) => {
  const plan = planCall(name, order.fields)
  return plan.ok ? ((await plan.begins?.(order)) ?? plan.kernel(order)) : undefined
}

async function made(name: ToolId, order: KernelInput) {
  const result = await run(name, order)
  if (!result?.ok) throw new Error(`${name}: ${JSON.stringify(result)}`)
  return result.made.map(({ photo }) => photo)
}

const pixelAt = ({ data, width }: Photo, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]
const meanOf = (photo: Photo) => {
  const { data } = oklabOf(photo)
  return [0, 1, 2].map(
    (axis) => data.reduce((sum, value, index) => (index % 3 === axis ? sum + value : sum), 0) / (data.length / 3),
  )
}

function meanOfMarked({ data }: Photo): number[] {
  const sum = [0, 0, 0]
  for (const [pixel, value] of mask.data.entries())
    if (value) for (const axis of [0, 1, 2]) sum[axis] = (sum[axis] as number) + (data[pixel * 4 + axis] as number)
  return sum.map((value) => value / 8000)
}

/** Changed pixels inside and outside the mask. */
function changes(photo: Photo): { inside: number; outside: number } {
  const count = { inside: 0, outside: 0 }
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      if (pixelAt(photo, x, y).join() !== pixelAt(wall, x, y).join()) count[isMarked(x, y) ? 'inside' : 'outside']++
  return count
}

describe('what the server computes', () => {
  test('[API-11] colors_textures paints what is marked in the colour that was asked for, and shades of it', async () => {
    const designs = await made('colors_textures', orderOf({ color: '#4f7d4c', no_design: 3 }))
    for (const photo of designs) expect(changes(photo)).toEqual({ inside: 8000, outside: 0 })
    const [exact, lighter, darker] = designs.map((photo) => pixelAt(photo, 70, 60))
    const [red = 0, green = 0, blue = 0] = exact ?? []
    expect(green - red).toBeGreaterThan(20)
    expect(green - blue).toBeGreaterThan(20)
    expect(lighter?.[1]).toBeGreaterThan(green)
    expect(darker?.[1]).toBeLessThan(green)
  })

  test.each(['material_swap', 'texture_transfer'] as const)(
    '[API-11, HD-12, HD-14] %s lays the sample on what is marked',
    async (name) => {
      const designs = await made(name, orderOf({ no_of_texture: 2, no_design: 3 }, { texture: checks }))
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
    },
  )

  test('[API-11] create_mask_image finds floor and walls of a room, white where they are', async () => {
    const result = await run(
      'create_mask_image',
      orderOf({ labels: ['floor', 'wall_back'], points: [[0.5, 0.9]] }, { photo: emptyRoom, mask: undefined }),
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

  test('[API-11] floor_editor lays the sample on the floor that it finds, and on nothing else', async () => {
    const photo = emptyRoom
    const order = orderOf({ no_of_texture: 2 }, { photo, mask: undefined, texture: checks })
    const result = await run('floor_editor', order)
    const [only] = result?.ok ? result.made : []
    const [floor, ceiling] = [
      [ROOM_WIDTH / 2, ROOM_HEIGHT - 20],
      [ROOM_WIDTH / 2, 10],
    ] as const
    const at = ({ data, channels, width }: Photo, [x, y]: readonly [number, number]) => [
      ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
    ]
    expect(at(only?.photo as Photo, floor)).not.toEqual(at(photo, floor))
    expect(at(only?.photo as Photo, ceiling)).toEqual(at(photo, ceiling))
    expect(only?.mask?.data.length).toBe(ROOM_WIDTH * ROOM_HEIGHT)
  })

  test('[API-11] furniture_removal lets floor and wall go on behind the piece, from the places that are said to be bare', async () => {
    const photo = furnished()
    const order = orderOf({ design_type: 'interior', points: BARE_PLACES }, { photo, mask: pieceMask })
    const result = await run('furniture_removal', order)
    const [only] = result?.ok ? result.made : []
    if (!only) throw new Error(JSON.stringify(result))
    let [worst, outside] = [0, 0]
    for (let y = 0; y < ROOM_HEIGHT; y++)
      for (let x = 0; x < ROOM_WIDTH; x++) {
        const pixel = y * ROOM_WIDTH + x
        const [is, was, behind] = [only.photo, photo, emptyRoom].map(({ data }) =>
          data.subarray(pixel * 4, pixel * 4 + 3),
        )
        if (!pieceMask.data[pixel]) outside += is?.join() === was?.join() ? 0 : 1
        // Not at the edge of floor and wall, where half a pixel's shift changes the colour.
        else if (faceAt(x, y) === faceAt(x, y + 6) && faceAt(x, y) === faceAt(x, y - 6))
          worst = Math.max(worst, Math.abs((is?.[1] as number) - (behind?.[1] as number)))
      }
    expect(outside).toBe(0)
    expect(worst).toBeLessThan(45)
  })

  test('[API-11] furniture_removal copies nothing that nobody has called bare, and takes the shadow along when it is asked to', async () => {
    const photo = furnished()
    const [floor] = BARE_PLACES
    const unsaid = orderOf({ design_type: 'interior', points: floor && [floor] }, { photo, mask: pieceMask })
    expect(await run('furniture_removal', unsaid)).toEqual({ ok: false, code: 'source_missing', wrong: ['points'] })
    const order = orderOf({ points: BARE_PLACES, grow_mask: true }, { photo, mask: pieceMask })
    const result = await run('furniture_removal', order)
    const covered = (edited?: Photo) => edited?.data.filter((value) => value > 0).length ?? 0
    expect(covered(result?.ok ? result.made[0]?.mask : undefined)).toBeGreaterThan(covered(pieceMask))
  })

  test('[API-11] a black photo gives a picture or says why it does not, and nothing breaks', async () => {
    const black = drawPhoto(WIDTH, HEIGHT, () => [0, 0, 0])
    const ends: Record<string, string> = {}
    for (const name of toolIds) {
      const result = await run(name, orderOf(readBy(name), { photo: black, texture: checks, style: warm }))
      if (result) ends[name] = result.ok ? 'a picture' : result.code
    }
    expect(ends).toEqual({
      redesign: 'a picture',
      perfect_redesign: 'a picture',
      colors_textures: 'a picture',
      design_transfer: 'a picture',
      texture_transfer: 'a picture',
      material_swap: 'a picture',
      floor_editor: 'layout_not_found',
      create_mask_image: 'layout_not_found',
      furniture_removal: 'layout_not_found',
      precision: 'a picture',
    })
  })

  test.each([
    ['create_mask_image', { labels: ['floor'] }],
    ['floor_editor', { no_of_texture: 2 }],
  ] as const)('[API-11] %s says so where there is no room to be seen', async (name, fields) => {
    const grey = drawPhoto(WIDTH, HEIGHT, () => [128, 128, 128])
    const order = orderOf({ ...fields, labels: ['floor'] }, { photo: grey, mask: undefined, texture: checks })
    expect(await run(name, order)).toEqual({ ok: false, code: 'layout_not_found' })
  })

  test('[API-11] design_transfer brings the colours of the other photo nearer, the further the more it is asked', async () => {
    const there = meanOf(warm)
    const apart = (photo: Photo) => Math.hypot(...meanOf(photo).map((value, axis) => value - (there[axis] as number)))
    const [little, much] = await Promise.all(
      (['very_low', 'extreme'] as const).map((ai_intervention) =>
        made('design_transfer', orderOf({ ai_intervention }, { style: warm, mask: undefined })),
      ),
    )
    expect(apart(little?.[0] as Photo)).toBeLessThan(apart(wall))
    expect(apart(much?.[0] as Photo)).toBeLessThan(0.5 * apart(wall))
  })

  test('[API-11] the mildest redesign is the mood of its style; a style that only the hosted engine paints is not computed', async () => {
    const fields = { ai_intervention: 'very_low', design_style: 'moroccan', no_design: 2 } as const
    const [one, other] = await made('redesign', orderOf(fields, { mask: undefined }))
    const [, , yellow = 0] = meanOf(one as Photo)
    expect(yellow).toBeGreaterThan((meanOf(wall)[2] as number) + 0.004)
    expect(Buffer.from(one?.data ?? []).equals(Buffer.from(other?.data ?? []))).toBe(false)
    expect(kernelFor('redesign', { ...fields, design_style: 'candy_land' })).toBeUndefined()
  })

  test('[API-11] a low redesign paints the walls that it finds, each design otherwise', async () => {
    const fields = { ai_intervention: 'low', design_style: 'moroccan', no_design: 2, design_type: 'interior' } as const
    const designs = await made('redesign', orderOf(fields, { photo: emptyRoom, mask: undefined }))
    const change = (photo: Photo, x: number, y: number) => {
      const at = (Math.round(y * ROOM_HEIGHT) * ROOM_WIDTH + Math.round(x * ROOM_WIDTH)) * 4
      const apart = [0, 1, 2].map((axis) => (photo.data[at + axis] as number) - (emptyRoom.data[at + axis] as number))
      return Math.hypot(...apart)
    }
    const [wallAt, floorAt] = [BARE_PLACES[1], BARE_PLACES[0]] as [[number, number], [number, number]]
    for (const photo of designs) expect(change(photo, ...wallAt)).toBeGreaterThan(change(photo, ...floorAt))
    expect(new Set(designs.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(2)
  })

  test('[API-11] a low redesign is more than any filter could be, and the mildest is one and no more', async () => {
    // Walls of one paint get two colours, which no filter does: 0.41 to 0.88 in four styles; a mood at most 0.001.
    const photo = plainRoom(320, ONE_PAINT).furnished()
    const part = async (ai_intervention: 'very_low' | 'low') => {
      const fields = {
        ai_intervention,
        design_style: 'moroccan',
        design_type: 'interior',
        points: BARE_PLACES,
      } as const
      const [redesigned] = await made('redesign', orderOf(fields, { photo, mask: undefined }))
      return unexplainedByColour(photo, redesigned as Photo)
    }
    expect(await part('low')).toBeGreaterThanOrEqual(GATES.redesignUnexplained.atLeast)
    expect(await part('very_low')).toBeLessThanOrEqual(GATES.moodUnexplained.atMost)
  })

  const kept = { design_style: 'moroccan', design_type: 'interior', points: BARE_PLACES } as const
  const roomMask = (isMarked: (x: number, y: number) => boolean): Mask => ({
    ...pieceMask,
    data: pieceMask.data.map((_, pixel) => (isMarked(pixel % ROOM_WIDTH, Math.floor(pixel / ROOM_WIDTH)) ? 255 : 0)),
  })

  test.each(['very_low', 'low'] as const)(
    '[API-11] a redesign that is %s changes what the mask marks and nothing else',
    async (ai_intervention) => {
      const marked = roomMask((x) => x > ROOM_WIDTH / 3)
      const order = orderOf({ ...kept, ai_intervention, no_design: 2 }, { photo: emptyRoom, mask: marked })
      for (const photo of await made('redesign', order)) {
        expect(changesOutside(emptyRoom, photo, marked)).toBe(0)
        expect(pixelAt(photo, ROOM_WIDTH / 2, 120)).not.toEqual(pixelAt(emptyRoom, ROOM_WIDTH / 2, 120))
      }
    },
  )

  test.each(['very_low', 'low'] as const)(
    '[API-11] a perfect_redesign that is %s keeps all but bare floor and walls where the structure is to be kept, and shows them',
    async (ai_intervention) => {
      const fields = { ...kept, ai_intervention, keep_structural_element: true }
      const result = await run('perfect_redesign', orderOf(fields, { photo: emptyRoom, mask: undefined }))
      const [only] = result?.ok ? result.made : []
      if (!only?.mask) throw new Error(JSON.stringify(result))
      expect(changesOutside(emptyRoom, only.photo, only.mask as Mask)).toBe(0)
      const [x, y] = [ROOM_WIDTH / 2, 5]
      expect([faceAt(x, y), only.mask.data[y * ROOM_WIDTH + x]]).toEqual(['ceiling', 0])
      expect(only.photo.data).not.toEqual(emptyRoom.data)
      expect(kernelFor('perfect_redesign', { ...fields, design_type: 'garden' })).toBeUndefined()
    },
  )

  test('[API-11] a low redesign says that no wall is bare where it was asked for, rather than that there is no room', async () => {
    const fields = { ...kept, ai_intervention: 'low' } as const
    for (const face of ['ceiling', 'floor']) {
      // Not beside a wall: the room is found to within some pixels.
      const marked = roomMask((x, y) => [-12, 0, 12].every((down) => faceAt(x, y + down) === face))
      const order = orderOf(fields, { photo: emptyRoom, mask: marked })
      expect(await run('redesign', order), face).toEqual({ ok: false, code: 'surface_not_found' })
    }
  })

  test('[API-11] create_mask_image stays within the mask of the call', async () => {
    const marked = roomMask((x) => x < ROOM_WIDTH / 2)
    const order = orderOf({ labels: ['floor'], points: [[0.5, 0.9]] }, { photo: emptyRoom, mask: marked })
    const [floor] = await made('create_mask_image', order)
    const at = (x: number) => floor?.data[(ROOM_HEIGHT - 12) * ROOM_WIDTH + x]
    expect([at(ROOM_WIDTH / 2 - 20), at(ROOM_WIDTH / 2 + 20)]).toEqual([255, 0])
  })

  test.each([
    ['sơn màu xanh lá', (red: number, green: number) => green - red],
    ['Brick, please', (red: number, green: number) => red - green],
  ])('[API-11] precision does what “%s” asks to what is marked, and to nothing else', async (prompt, tint) => {
    const [photo] = await made('precision', orderOf({ prompt, design_type: 'garden' }))
    const [red = 0, green = 0] = meanOfMarked(photo as Photo)
    expect(tint(red, green)).toBeGreaterThan(15)
    expect(changes(photo as Photo)).toMatchObject({ outside: 0 })
  })

  test.each(['', 'make it nicer', 'a sofa', 'green and then brick'])(
    '[API-11] precision does not guess what “%s” asks for',
    (prompt) => expect(kernelFor('precision', { prompt })).toBeUndefined(),
  )

  test.each<[ToolId, KernelInput['fields'], string]>([
    ['create_mask_image', { labels: ['floor'] }, 'algorithmicMedia'],
    ['design_transfer', {}, 'algorithmicallyEnhanced'],
    ['redesign', { ai_intervention: 'very_low', design_style: 'modern' }, 'algorithmicallyEnhanced'],
    ['colors_textures', { color: '#4f7d4c' }, 'compositeSynthetic'],
    ['material_swap', {}, 'compositeSynthetic'],
  ])('[API-14] %s says how its picture came about', async (name, fields, source) => {
    const order = orderOf(fields, { photo: emptyRoom, mask: pieceMask, texture: checks, style: warm })
    const result = await run(name, order)
    expect(result?.ok && result.made.map((one) => one.source)).toEqual([source])
  })

  test('[API-11] the same order gives the same picture', async () => {
    const order = orderOf({ no_of_texture: 3, no_design: 2 }, { texture: checks })
    expect(await made('material_swap', order)).toEqual(await made('material_swap', order))
  })

  test('[API-11] colors_textures lays a material that the engine draws, and no other', async () => {
    const [photo] = await made('colors_textures', orderOf({ materials: 'brick', materials_type: 'red' }))
    const [red = 0, , blue = 0] = meanOfMarked(photo as Photo)
    expect(red - blue).toBeGreaterThan(25)
    expect(changes(photo as Photo).outside).toBe(0)
    expect(kernelFor('colors_textures', { materials: 'wood', materials_type: 'teak' })).toBeUndefined()
  })

  test('[API-11] what comes with words that are not read is not half done', () => {
    for (const name of toolIds)
      expect(kernelFor(name, { ...readBy(name), prompt: 'and a plant' }), name).toBeUndefined()
  })

  test.each(toolIds)('[API-11] the documentation says where %s is computed', (name) => {
    const row = read('docs/house-doctor-api.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`))
    expect(row).toContain(`\`${tools[name].address}\``)
    expect(row).toContain('| server')
    expect(kernelFor(name, { ...readBy(name), design_type: 'interior' })).toBeDefined()
  })
})
