import type { Photo } from '@vuong-tron/room-engine/picture'
import { BARE_PLACES, drawPhoto, plainRoom } from '@vuong-tron/room-engine/testing/plain-room'
import { decode } from 'fast-png'
import { describe, expect, test, vi } from 'vitest'
import type { JobView } from '#app/features/house-doctor/jobs/jobs'
import { type ToolId, toolIds } from '#app/features/house-doctor/tools'
import { get } from '#tests/support/front-door'
import { BLACK, fieldsOf, guest, jobIn, pngFile, refusalIn, tokensOf, WHITE } from '#tests/support/house-doctor'

const { width, height, faceAt, isPiece, empty, furnished } = plainRoom(704)
const photo = furnished()
const bare = empty()
const fileOf = (isMarked: (x: number, y: number) => boolean) =>
  pngFile(drawPhoto(width, height, (x, y) => (isMarked(x, y) ? WHITE : BLACK)))
/** The cupboard, with a margin of wall and floor. */
const piece = fileOf((x, y) => [-4, 0, 4].some((by) => isPiece(x + by, y) || isPiece(x, y + by)))
/** The right half without the ceiling. */
const half = fileOf((x, y) => x > width / 2 && y > height / 4)
const points = BARE_PLACES.map((place) => place.join()).join('|')

const LONG = 90_000
const SLOW = { tags: ['slow'], timeout: LONG }

type Furnishing = { fields?: Call['fields']; keepsTo?: File; isSlow?: boolean }
/** What furnishes, and the area that it keeps to. */
const furnishing: Partial<Record<ToolId, Furnishing>> = {
  virtual_staging: { fields: { ai_intervention: 'extreme' } },
  decor_staging: { isSlow: true },
  fill_spaces: { fields: { masked_image: half }, keepsTo: half, isSlow: true },
  room_composer: { fields: { masked_image: half }, keepsTo: half },
  redesign: { fields: { ai_intervention: 'extreme', points }, isSlow: true },
  perfect_redesign: { fields: { ai_intervention: 'mid', prompt: 'sage green walls', points }, isSlow: true },
  precision: { fields: { masked_image: half, prompt: 'add a bookshelf' } },
}

type Call = { fields?: Record<string, string | File | undefined>; designs?: number; marked?: File }
/** Fields per function, and the changeable area where the function cannot find it itself. */
const calls: Partial<Record<ToolId, Call>> = {
  redesign: { fields: { points, masked_image: half, no_design: '2' }, designs: 2, marked: half },
  perfect_redesign: { fields: { points, masked_image: half, prompt: 'tường màu xanh lá' }, marked: half },
  floor_editor: { fields: { points } },
  colors_textures: { fields: { masked_image: half, color: undefined, prompt: 'sage green' }, marked: half },
  design_transfer: { fields: { masked_image: half, no_design: '2' }, designs: 2, marked: half },
  furniture_removal: { fields: { masked_image: piece }, marked: piece },
  texture_transfer: { fields: { masked_image: piece, rotation: '30' }, marked: piece },
  precision: { fields: { masked_image: piece, prompt: 'đỏ', strength: '8' }, marked: piece },
  material_swap: { fields: { masked_image: half }, designs: 2, marked: half },
}

const pixelsOf = async (answer: Response | File) => decode(await answer.arrayBuffer()) as Photo

/** Shares of changed pixels inside and outside the mask. */
function changesIn(after: Photo, mask: Photo, before = photo): { inside: number; outside: number } {
  const count = { inside: 0, marked: 0, outside: 0 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isMarked = (mask.data[pixel * mask.channels] as number) > 0
    if (isMarked) count.marked++
    const hasChanged = [0, 1, 2].some(
      (channel) => after.data[pixel * after.channels + channel] !== before.data[pixel * 4 + channel],
    )
    if (hasChanged) count[isMarked ? 'inside' : 'outside']++
  }
  return { inside: count.inside / count.marked, outside: count.outside }
}

async function asked(name: ToolId, { fields }: Call = {}) {
  const visitor = guest()
  const answer = await visitor.call(name, { ...fieldsOf(name), image: pngFile(photo), ...fields })
  const { links } = await jobIn(answer, answer.status === 200 ? 200 : 202)
  return vi.waitFor(
    async () => {
      const job: JobView = await jobIn(await visitor.ask(links.self))
      expect(job).toMatchObject({ status: 'succeeded', error: null })
      return job
    },
    { timeout: 55_000, interval: 100 },
  )
}

describe('a call that leaves open where it is computed', () => {
  for (const [name, { fields, keepsTo, isSlow }] of Object.entries(furnishing) as [ToolId, Furnishing][])
    test(`[API-11] ${name} puts furniture of the range into an empty room, and says what and where`, {
      tags: isSlow ? ['slow'] : [],
      timeout: LONG,
    }, async () => {
      const call = { ...fieldsOf(name), no_design: '1', room_type: 'living_room', design_style: 'japandi', ...fields }
      const job = await asked(name, { fields: { ...call, image: pngFile(bare) } })
      expect(job).toMatchObject({ engine: 'server', status: 'succeeded' })
      const [output] = job.output_images
      if (!output) throw new Error('no picture')
      const furniture = output.products.filter((slug) => !slug.startsWith('san-'))
      expect(furniture.length).toBeGreaterThan(0)
      expect(Object.keys((output.recipe as { spots: object }).spots)).toEqual(expect.arrayContaining(furniture))
      const after = await pixelsOf(await get(output.url))
      const placed = await pixelsOf(await get(output.mask_url ?? ''))
      const { inside, outside } = changesIn(after, placed, bare)
      expect(inside).toBeGreaterThan(0.5)
      if (keepsTo) expect(changesIn(after, await pixelsOf(keepsTo), bare).outside).toBe(0)
      // A shadow reaches beyond the piece.
      else expect(outside).toBeGreaterThan(0)
    })

  test(
    '[API-11] precision takes out what is marked, puts another piece in its place, and says both',
    SLOW,
    async () => {
      const fields = { masked_image: piece, prompt: 'swap it for a bookshelf', points, strength: undefined }
      const job = await asked('precision', { fields: { ...fields, no_design: '1', design_style: 'japandi' } })
      const [output] = job.output_images
      if (!output) throw new Error('no picture')
      expect(output.products).toHaveLength(1)
      expect(output.recipe).toMatchObject({ do: 'place', category: 'bookshelf', replaces: { source: 'points' } })
      // The cupboard is gone, and the mask says so.
      const after = await pixelsOf(await get(output.url))
      expect(changesIn(after, await pixelsOf(piece)).inside).toBeGreaterThan(0.9)
      const changed = await pixelsOf(await get(output.mask_url ?? ''))
      expect(changesIn(after, changed).inside).toBeGreaterThan(0.9)
      const visitor = guest()
      const call = { ...fieldsOf('precision'), image: pngFile(photo), ...fields, strength: '5' }
      expect(await refusalIn(await visitor.call('precision', call))).toEqual([400, 'invalid_request', ['strength']])
    },
  )

  test('[API-11] what has no place, or is no room of ours, is refused before there is a job', async () => {
    const visitor = guest()
    const staging = { ...fieldsOf('virtual_staging'), image: pngFile(bare) }
    const bathroom = await visitor.call('virtual_staging', { ...staging, room_type: 'bathroom' })
    expect(await refusalIn(bathroom)).toEqual([422, 'nothing_fits'])
    const garden = { design_type: 'garden', garden_type: 'patio' }
    const outside = await visitor.call('virtual_staging', { ...staging, ...garden })
    expect(await refusalIn(outside)).toEqual([422, 'unsupported_design_type'])
    const masked = await visitor.call('virtual_staging', { ...staging, room_type: 'living_room', masked_image: half })
    expect(await refusalIn(masked)).toEqual([400, 'invalid_request', ['masked_image']])
    expect(await tokensOf(visitor, 'server')).toBe(0)
  })

  test('[API-11] designs are other sets, the same for the same seed, and say how the room was seen', SLOW, async () => {
    const fields = { ...fieldsOf('virtual_staging'), image: pngFile(bare), ai_intervention: 'extreme', no_design: '2' }
    const [first, again] = [await asked('virtual_staging', { fields }), await asked('virtual_staging', { fields })]
    const sets = first.output_images.map(({ products }) => products.join())
    expect(new Set(sets).size).toBe(2)
    expect(again.output_images.map(({ products }) => products.join())).toEqual(sets)
    expect(first.output_images[0]?.recipe).toMatchObject({ found_by: 'network', confidence: expect.any(Number) })
  })

  test('[API-11] a full room is emptied of what is marked, then furnished anew', SLOW, async () => {
    const fields = {
      ai_intervention: 'extreme',
      room_type: 'living_room',
      design_style: 'No Style',
      masked_image: piece,
    }
    const job = await asked('redesign', { fields: { ...fields, points } })
    const [output] = job.output_images
    expect(output?.recipe).toMatchObject({ intervention: 'extreme', spots: expect.any(Object) })
    const gone = await pixelsOf(piece)
    expect(changesIn(await pixelsOf(await get(output?.url ?? '')), gone).inside).toBeGreaterThan(0.9)
  })

  test.each(Object.entries(calls) as [ToolId, Call][])(
    '[API-11] %s is answered with its picture: changed inside, and outside the same bytes',
    async (name, call) => {
      const job = await asked(name, call)
      expect(job).toMatchObject({ engine: 'server', progress: 100 })
      expect(job.output_images).toHaveLength(call.designs ?? 1)
      for (const { url, mask_url } of job.output_images) {
        const mask = call.marked ?? (await get(mask_url ?? ''))
        const { inside, outside } = changesIn(await pixelsOf(await get(url)), await pixelsOf(mask))
        expect(outside).toBe(0)
        expect(inside).toBeGreaterThan(0.5)
      }
      if (name === 'furniture_removal') expect(job.output_images[0]?.recipe).toMatchObject({ source: 'suggested' })
    },
    90_000,
  )

  test('[API-11] create_mask_image is answered with what of each surface is bare, and with the thing in a box', async () => {
    const box = '0.42,0.36,0.2,0.44'
    const job = await asked('create_mask_image', {
      fields: { labels: 'floor|object|wall', box, points: '0.5,0.92|0.52,0.6' },
    })
    expect(job.output_images.map(({ label }) => label)).toEqual(['floor', 'object', 'wall'])
    const [floor, object, wall] = job.output_images
    const found = { do: 'mask', found_by: 'network' }
    expect([floor?.recipe, wall?.recipe]).toMatchObject([found, found])
    expect(object?.recipe).not.toHaveProperty('found_by')
    for (const { url, label } of job.output_images.slice(0, 2)) {
      const mask = await pixelsOf(await get(url))
      const isShown = (x: number, y: number) =>
        label === 'object' ? isPiece(x, y) : !isPiece(x, y) && faceAt(x, y) === 'floor'
      let [both, either] = [0, 0]
      for (const [pixel, value] of mask.data.entries()) {
        const isRight = isShown(pixel % width, Math.floor(pixel / width))
        if (isRight || value > 127) either++
        if (isRight && value > 127) both++
      }
      expect(both / either, label).toBeGreaterThan(0.8)
    }
  }, 90_000)

  test('[API-11] each of the fourteen is asked here', () => {
    const all = new Set([...Object.keys(furnishing), ...Object.keys(calls), 'create_mask_image'])
    expect([...all].sort()).toEqual([...toolIds].sort())
  })
})
