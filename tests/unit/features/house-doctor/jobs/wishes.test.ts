import { changesOutside } from '@vuong-tron/room-engine/bench/makeover-gates'
import { oklabOf } from '@vuong-tron/room-engine/colour'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { BARE_PLACES, drawPhoto, plainRoom } from '@vuong-tron/room-engine/testing/plain-room'
import { describe, expect, test } from 'vitest'
import type { KernelInput, Made } from '#app/features/house-doctor/jobs/kernels/kernel'
import { planCall } from '#app/features/house-doctor/jobs/plan-call'
import { designStyles } from '#app/features/house-doctor/jobs/vocabulary'
import type { ToolId } from '#app/features/house-doctor/tools'
import { read } from '#tests/support/sources'

const { width: WIDTH, height: HEIGHT, faceAt, isPiece, empty, furnished } = plainRoom(320)
const emptyRoom = empty()
const maskOf = (isMarked: (x: number, y: number) => boolean): Mask => ({
  width: WIDTH,
  height: HEIGHT,
  channels: 1,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) =>
    isMarked(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? 255 : 0,
  ),
})
const pieceMask = maskOf((x, y) => [-2, 0, 2].some((by) => isPiece(x + by, y) || isPiece(x, y + by)))
/** A patch of the back wall. */
const patch = maskOf((x, y) => x > 60 && x < 130 && y > 70 && y < 120)
const warm = drawPhoto(96, 96, (x, y) => [200 + (x % 32), 120 + (y % 32), 60])

type Fields = KernelInput['fields']
const orderOf = (fields: Fields, change: Partial<KernelInput> = {}): KernelInput => ({
  photo: emptyRoom,
  fields: { design_type: 'interior', ...fields },
  seed: 1,
  ...change,
})

/** Refusal before or at the start, or the result. */
async function run(name: ToolId, order: KernelInput) {
  const plan = planCall(name, order.fields)
  if (!plan.ok) return plan
  return (await plan.begins?.(order)) ?? plan.kernel(order)
}

async function made(name: ToolId, order: KernelInput): Promise<Made[]> {
  const result = await run(name, order)
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result)}`)
  return result.made
}

/** Mean colour of the mask in OKLab. */
function meanOf(photo: Photo, mask: Mask): number[] {
  const { data } = oklabOf(photo)
  const sum = [0, 0, 0]
  let count = 0
  for (const [pixel, value] of mask.data.entries()) {
    if (!value) continue
    count++
    for (const axis of [0, 1, 2]) sum[axis] = (sum[axis] as number) + (data[pixel * 3 + axis] as number)
  }
  return sum.map((value) => value / count)
}
const apart = (one: Photo, other: Photo, mask: Mask) => {
  const [a, b] = [meanOf(one, mask), meanOf(other, mask)]
  return Math.hypot(...a.map((value, axis) => value - (b[axis] as number)))
}

describe('a removal of which nobody says what is bare', () => {
  test('[API-11] goes on from what has the usual colour of each surface, and says so', async () => {
    const photo = furnished()
    const [only] = await made('furniture_removal', orderOf({}, { photo, mask: pieceMask }))
    expect(only?.recipe).toMatchObject({ do: 'removal', source: 'suggested', points: [] })
    expect(changesOutside(photo, only?.photo as Photo, pieceMask)).toBe(0)
    let worst = 0
    for (const [pixel, value] of pieceMask.data.entries()) {
      const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
      // Not at the edge of floor and wall, where half a pixel's shift changes the colour.
      const isEdge = faceAt(x, y) !== faceAt(x, y + 6) || faceAt(x, y) !== faceAt(x, y - 6)
      if (value && !isEdge)
        worst = Math.max(
          worst,
          Math.abs((only?.photo.data[pixel * 4 + 1] as number) - (emptyRoom.data[pixel * 4 + 1] as number)),
        )
    }
    expect(worst).toBeLessThan(45)
    const [said] = await made('furniture_removal', orderOf({ points: BARE_PLACES }, { photo, mask: pieceMask }))
    expect(said?.recipe).toMatchObject({ source: 'points', points: BARE_PLACES })
  })

  test('[API-11] is refused before there is a job where nothing bare is found, for want of points', async () => {
    // Removes the back wall and a rim of its neighbours.
    const mask = maskOf((x, y) =>
      [-14, 0, 14].some((by) => faceAt(x + by, y) === 'back' || faceAt(x, y + by) === 'back'),
    )
    const photo = emptyRoom
    const refusal = { ok: false, code: 'source_missing', wrong: ['points'] }
    for (const [name, fields] of [
      ['furniture_removal', {}],
      ['precision', { prompt: 'remove it' }],
    ] as const) {
      const order = orderOf(fields, { photo, mask })
      const plan = planCall(name, fields)
      expect(plan.ok && (await plan.begins?.(order)), name).toEqual(refusal)
    }
  })
})

describe('words', () => {
  test('[API-11] colors_textures is asked for a colour or a material in words', async () => {
    const [green] = await made('colors_textures', orderOf({ prompt: 'sơn màu xanh lá' }, { mask: patch }))
    expect(meanOf(green?.photo as Photo, patch)[1]).toBeLessThan(-0.03)
    expect(changesOutside(emptyRoom, green?.photo as Photo, patch)).toBe(0)
    const [bricks] = await made('colors_textures', orderOf({ prompt: 'Ziegel' }, { mask: patch }))
    expect(bricks?.recipe).toMatchObject({ do: 'material', material: 'brick' })
  })

  test('[API-11] colors_textures stains the material in the colour where a call names both', async () => {
    const both = { color: '#4f7d4c', materials: 'wood', materials_type: 'oak' } as const
    const [stained] = await made('colors_textures', orderOf(both, { mask: patch }))
    const [plain] = await made('colors_textures', orderOf({ ...both, color: undefined }, { mask: patch }))
    const [painted] = await made('colors_textures', orderOf({ color: both.color }, { mask: patch }))
    expect(stained?.recipe).toMatchObject({ do: 'material', material: 'oak_planks', color: '#4f7d4c' })
    const [wood, green] = [plain, painted].map((one) => apart(stained?.photo as Photo, one?.photo as Photo, patch))
    expect(green).toBeLessThan((wood as number) / 2)
    // Still wood: it has grain, unlike paint.
    const spread = (photo: Photo) => {
      const values = [...patch.data.keys()].filter((pixel) => patch.data[pixel]).map((pixel) => photo.data[pixel * 4])
      return new Set(values).size
    }
    expect(spread(stained?.photo as Photo)).toBeGreaterThan(spread(painted?.photo as Photo))
  })

  test.each(['redesign', 'perfect_redesign'] as const)(
    '[API-11] %s carries out what words ask of bare surface, and names what is not seen',
    async (name) => {
      const kept = { design_style: 'no_style', points: BARE_PLACES } as const
      const walls = maskOf((x, y) => faceAt(x, y) === 'back' && y < HEIGHT * 0.5)
      for (const ai_intervention of ['very_low', 'low'] as const) {
        const fields = { ...kept, ai_intervention, prompt: 'paint the walls green, wooden ceiling' }
        const plain = await run(name, orderOf({ ...fields, prompt: 'paint the walls green' }))
        if (!plain.ok) throw new Error(plain.code)
        const [only] = plain.made
        expect(meanOf(only?.photo as Photo, walls)[1], ai_intervention).toBeLessThan(-0.03)
        expect(only?.recipe).toMatchObject({
          steps: expect.arrayContaining([expect.objectContaining({ why: 'said' })]),
        })
      }
      const ceiling = await run(name, orderOf({ ...kept, ai_intervention: 'low', prompt: 'blue ceiling' }))
      expect(ceiling.ok && ceiling.made[0]?.recipe).toMatchObject({ left_out: [{ do: 'recolour', why: 'not_seen' }] })
    },
  )

  test.each<[ToolId, Fields, object]>([
    ['redesign', { prompt: 'make it sparkly blue' }, { code: 'not_understood', unknown: ['sparkly'] }],
    ['redesign', { prompt: 'a green wall', design_type: 'garden' }, { code: 'unsupported_design_type' }],
    ['colors_textures', { prompt: 'sparkly' }, { code: 'not_understood', wrong: ['prompt'], unknown: ['sparkly'] }],
    ['colors_textures', { prompt: 'remove it' }, { code: 'invalid_request', wrong: ['prompt'] }],
    ['colors_textures', { prompt: 'green', color: '#a9b59a' }, { code: 'invalid_request', wrong: ['prompt'] }],
    ['precision', { prompt: 'sparkly' }, { code: 'not_understood', unknown: ['sparkly'] }],
    ['precision', { prompt: 'green and then brick' }, { code: 'not_understood', unknown: [] }],
    ['precision', {}, { code: 'invalid_request', wrong: ['prompt'] }],
    ['precision', { prompt: 'a sofa', strength: 3 }, { code: 'invalid_request', wrong: ['strength'] }],
    ['precision', { prompt: 'a sofa', design_type: 'garden' }, { code: 'unsupported_design_type' }],
    ['material_swap', { prompt: 'green' }, { code: 'engine_unavailable' }],
  ])('[API-11] %s with %j is refused by its reason', async (name, fields, refusal) => {
    const style = name === 'redesign' ? ({ ai_intervention: 'low', design_style: 'modern' } as const) : {}
    expect(await run(name, orderOf({ ...style, ...fields }, { mask: patch }))).toMatchObject({ ok: false, ...refusal })
  })
})

describe('a field is carried out, or refused by its name', () => {
  test('[API-11] strength: paint that words name is only so strong', async () => {
    const [whole, half] = await Promise.all(
      [undefined, 5].map(async (strength) => {
        const fields = { prompt: 'green', ...(strength && { strength }) }
        return (await made('precision', orderOf(fields, { mask: patch })))[0]?.photo as Photo
      }),
    )
    const share = apart(half as Photo, emptyRoom, patch) / apart(whole as Photo, emptyRoom, patch)
    expect(share).toBeGreaterThan(0.35)
    expect(share).toBeLessThan(0.65)
  })

  test('[API-11] no_design: design_transfer goes differently far', async () => {
    const designs = await made('design_transfer', orderOf({ no_design: 4 }, { style: warm }))
    const strengths = designs.map(({ recipe }) => (recipe as { strength: number }).strength)
    expect(new Set(strengths).size).toBe(4)
    expect(new Set(designs.map(({ photo }) => Buffer.from(photo.data).toString('base64'))).size).toBe(4)
  })

  test('[API-11] seed: each design of a redesign is made with its own, and says it', async () => {
    const fields = { ai_intervention: 'low', design_style: 'moroccan', points: BARE_PLACES } as const
    const several = await made('redesign', orderOf({ ...fields, no_design: 3 }, { seed: 4 }))
    expect(several.map(({ seed, recipe }) => [seed, (recipe as { design: number }).design])).toEqual([
      [4, 4],
      [5, 5],
      [6, 6],
    ])
    const [alone] = await made('redesign', orderOf(fields, { seed: 5 }))
    expect(alone?.photo.data).toEqual(several[1]?.photo.data)
    expect(alone?.photo.data).not.toEqual(several[0]?.photo.data)
  })

  test.each<[ToolId, Fields, string[]]>([
    ['furniture_removal', { no_design: 2 }, ['no_design']],
    ['create_mask_image', { labels: ['floor'], no_design: 2, design_style: 'modern' }, ['design_style', 'no_design']],
    ['floor_editor', { ai_intervention: 'low' }, ['ai_intervention']],
    ['design_transfer', { design_style: 'modern' }, ['design_style']],
    ['precision', { prompt: 'remove it', no_design: 2, strength: 3 }, ['no_design', 'strength']],
    ['precision', { prompt: 'green', points: [[0.5, 0.5]], grow_mask: true }, ['points', 'grow_mask']],
  ])('[API-11] %s does not take %j and leave it unread', (name, fields, wrong) => {
    expect(planCall(name, fields)).toEqual({ ok: false, code: 'invalid_request', wrong })
  })
})

describe('styles', () => {
  const known = (design_style: (typeof designStyles)[number]) =>
    planCall('redesign', { design_type: 'interior', ai_intervention: 'low', design_style }).ok

  test('[API-11] the documentation lists those that only the hosted engine paints', () => {
    const line = read('docs/house-doctor-api.md')
      .split('\n')
      .find((one) => one.includes('Only the hosted engine paints'))
    const listed = [...(line ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name)
    expect(listed).toEqual(designStyles.filter((style) => !known(style)))
    expect(listed.length).toBeLessThan(17)
  })

  test('[API-11] no_style is light alone, or paint without a mood', async () => {
    const [light] = await made('redesign', orderOf({ ai_intervention: 'very_low', design_style: 'no_style' }))
    const whole = maskOf(() => true)
    const [before, after] = [meanOf(emptyRoom, whole), meanOf(light?.photo as Photo, whole)] as [number[], number[]]
    expect(after[0]).toBeGreaterThan((before[0] as number) + 0.005)
    for (const axis of [1, 2]) expect(Math.abs((after[axis] as number) - (before[axis] as number))).toBeLessThan(0.004)
    const fields = { ai_intervention: 'low', design_style: 'no_style', points: BARE_PLACES } as const
    const [painted] = await made('redesign', orderOf(fields))
    const ceiling = maskOf((x, y) => faceAt(x, y) === 'ceiling' && faceAt(x, y + 8) === 'ceiling')
    expect(apart(painted?.photo as Photo, emptyRoom, ceiling)).toBeLessThan(0.001)
    expect(painted?.recipe).toMatchObject({ style: 'no_style' })
  })
})

describe('create_mask_image', () => {
  test('[API-11] marks the thing in a box, told from what lies around it', async () => {
    const photo = furnished()
    const box: [number, number, number, number] = [0.42, 0.36, 0.2, 0.44]
    const [only] = await made('create_mask_image', orderOf({ labels: ['object'], box }, { photo }))
    let [both, either] = [0, 0]
    for (const [pixel, value] of (only?.photo.data ?? []).entries()) {
      const isThing = isPiece(pixel % WIDTH, Math.floor(pixel / WIDTH))
      if (isThing || value > 127) either++
      if (isThing && value > 127) both++
    }
    expect(both / either).toBeGreaterThan(0.85)
    expect(only).toMatchObject({ label: 'object', source: 'algorithmicMedia' })
  })

  test('[API-11] a surface of which the call’s mask shows nothing is refused rather than drawn black', async () => {
    const mask = maskOf((x, y) => faceAt(x, y) === 'ceiling' && faceAt(x, y + 10) === 'ceiling')
    expect(await run('create_mask_image', orderOf({ labels: ['floor'] }, { mask }))).toEqual({
      ok: false,
      code: 'surface_not_found',
    })
  })
})
