import { env } from 'cloudflare:workers'
import { drawPhoto } from '@vuong-tron/room-engine/testing/plain-room'
import { decode } from 'fast-png'
import { describe, expect, test, vi } from 'vitest'
import type { JobView } from '#app/features/house-doctor/jobs/jobs'
import { toolIds, tools } from '#app/features/house-doctor/tools'
import { DAY } from '#app/lib/constants'
import { fingerprint } from '#app/server/secrets'
import { get } from '#tests/support/front-door'
import {
  emptyMask,
  fieldsOf,
  formOf,
  type Guest,
  guest,
  jobIn,
  jobsOf,
  mask,
  pngFile,
  refusalIn,
  room,
  tokensOf,
} from '#tests/support/house-doctor'

const { DB, PHOTOS } = env as Env

const onDevice = { engine: 'client' }
const rowsOf = async (id: string) => {
  const { results } = await DB.prepare('select * from doctor_jobs where id = ?').bind(id).all()
  return results
}

describe('a job of each function', () => {
  test.each(toolIds)('[API-11] %s is taken, shown, computed by a page and done', async (name) => {
    const visitor = guest()
    const begun = await visitor.call(name, { ...fieldsOf(name), ...onDevice })
    const job = await jobIn(begun, 202)
    expect(begun.headers.get('location')).toBe(job.links.self)
    expect(job).toMatchObject({ function: name, engine: 'client', status: 'queued', stage: 'device', error: null })

    const picture = room(640, 520)
    const result = formOf({ image: picture, masked_image: mask(), recipe: '{"products":["sofa-kora"],"floor":"oak"}' })
    const sent = await visitor.ask(job.links.result ?? '', { method: 'POST', body: result })
    const done = await jobIn(sent)
    expect(done).toMatchObject({ status: 'succeeded', progress: 100, stage: 'done', usage: { credits: 1 } })
    expect(done.links).not.toHaveProperty('result')
    expect(done.output_images).toMatchObject([
      { width: 640, height: 520, products: ['sofa-kora'], recipe: { floor: 'oak' } },
    ])
    const [output] = done.output_images
    const file = await get(output?.url ?? '')
    expect(file.headers.get('content-type')).toBe('image/png')
    // Lossless: unchanged pixels stay bit-identical.
    const [kept, original] = [await file.arrayBuffer(), await picture.arrayBuffer()].map((bytes) => decode(bytes))
    expect(Buffer.from(kept?.data as Uint8Array).equals(Buffer.from(original?.data as Uint8Array))).toBe(true)
    expect((await get(output?.mask_url ?? '')).status).toBe(200)
    expect(await jobIn(await visitor.ask(job.links.self))).toMatchObject({ id: job.id, status: 'succeeded' })
  })
})

/** A JPEG header with colours and size; the rest of the file is missing. */
const jpegOf = (width: number, height: number, colours: number) => [
  0xff,
  0xd8,
  0xff,
  0xc0,
  0,
  17,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  colours,
  ...Array(9).fill(0),
]

/** Unusable files, derived from a valid photo. */
const unusable: Record<string, (room: Buffer) => Buffer> = {
  'that breaks off': (whole) => whole.subarray(0, whole.length - 40),
  'of a hundred megapixels, by its header': (whole) => {
    const bomb = Buffer.from(whole)
    bomb.writeUInt32BE(10_000, 16)
    bomb.writeUInt32BE(10_000, 20)
    return bomb
  },
  'in CMYK': () => Buffer.from(jpegOf(640, 520, 4)),
  'of 16 bits a channel': (whole) => {
    const deep = Buffer.from(whole)
    deep.writeUInt8(16, 24)
    return deep
  },
  // Inserts an animation chunk before the pixels.
  'that moves': (whole) =>
    Buffer.concat([
      whole.subarray(0, 33),
      Buffer.from('000000086163544c000000020000000000000000', 'hex'),
      whole.subarray(33),
    ]),
}

describe('what a call has to be', () => {
  test.each([
    ['that breaks off', [422, 'image_unreadable']],
    ['of a hundred megapixels, by its header', [413, 'image_too_many_pixels']],
    ['in CMYK', [415, 'image_cmyk']],
    ['of 16 bits a channel', [415, 'image_deep']],
    ['that moves', [415, 'image_animated']],
  ])('[API-11] a photo %s is refused before anything of it is unpacked', async (what, refusal) => {
    const bytes = unusable[what]?.(Buffer.from(await room().arrayBuffer())) ?? Buffer.of()
    const image = new File([new Uint8Array(bytes)], 'room.png')
    const visitor = guest()
    expect(await refusalIn(await visitor.call('floor_editor', { ...fieldsOf('floor_editor'), image }))).toEqual(refusal)
    expect(await jobsOf(visitor)).toEqual([])
  })

  test('[API-11] a call without a key that nobody guesses is refused', async () => {
    for (const [key, refusal] of [
      ['', [400, 'idempotency_key_missing']],
      ['short', [400, 'invalid_request', ['Idempotency-Key']]],
      ['x'.repeat(201), [400, 'invalid_request', ['Idempotency-Key']]],
    ] as const) {
      const headers = { 'idempotency-key': key }
      const body = formOf(fieldsOf('floor_editor'))
      const answer = await guest().ask('/floor_editor', { method: 'POST', body, headers })
      expect(await refusalIn(answer)).toEqual(refusal)
    }
  })

  test.each([
    ['JSON', '{"image":"x"}', 'application/json', [415, 'unsupported_media']],
    ['an ordinary form', 'image=x', 'application/x-www-form-urlencoded', [415, 'unsupported_media']],
    ['a form without its boundary', 'x', 'multipart/form-data', [400, 'invalid_request']],
    [
      'a form that breaks off',
      '--x\r\nContent-Disposition: form-data; name="image"',
      'multipart/form-data; boundary=x',
      [400, 'invalid_request'],
    ],
  ])('[API-11] %s is refused', async (_, body, type, refusal) => {
    const headers = { 'content-type': type, 'idempotency-key': crypto.randomUUID() }
    expect(await refusalIn(await guest().ask('/floor_editor', { method: 'POST', body, headers }))).toEqual(refusal)
  })

  /** An endless body that counts the bytes taken. */
  function endlessBody() {
    const taken = { bytes: 0 }
    const chunk = new Uint8Array(64 * 1024)
    const body = new ReadableStream({
      pull(controller) {
        taken.bytes += chunk.length
        controller.enqueue(chunk)
      },
    })
    return { body, taken }
  }
  const MB = 1024 * 1024
  const spent = (key: string) =>
    DB.prepare('insert or replace into quotas values (?, ?, ?)')
      .bind(key, 1000, Date.now() + DAY)
      .run()

  test('[SEC-02] key, token and turns are looked at before a body is read', async () => {
    const whole = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': crypto.randomUUID() }
    const { 'idempotency-key': _, ...keyless } = whole
    const [poor, tiring] = ['203.0.113.201', '203.0.113.202'] as const
    for (const engine of ['client', 'server']) await spent(`doctor-${engine}-address:${fingerprint(poor)}`)
    await spent(`doctor-refused-address:${fingerprint(tiring)}`)
    for (const [headers, refusal] of [
      [keyless, [400, 'idempotency_key_missing']],
      [{ ...whole, 'idempotency-key': 'short' }, [400, 'invalid_request', ['Idempotency-Key']]],
      [{ ...whole, authorization: 'Bearer made.up.token' }, [401, 'invalid_token']],
      [{ ...whole, 'x-forwarded-for': poor }, [429, 'quota_exceeded']],
      [{ ...whole, 'x-forwarded-for': tiring }, [429, 'too_many_requests']],
    ] as const) {
      const { body, taken } = endlessBody()
      const answer = await guest().ask('/floor_editor', { method: 'POST', body, headers })
      expect(await refusalIn(answer)).toEqual(refusal)
      // The Worker reads no more than its answer needs.
      expect(taken.bytes).toBeLessThan(2 * MB)
    }
  })

  test('[SEC-02] a call that comes again is answered when all turns are taken', async () => {
    const address = '203.0.113.203'
    const visitor = guest({ 'x-forwarded-for': address })
    const [fields, key] = [{ ...fieldsOf('floor_editor'), ...onDevice }, crypto.randomUUID()]
    const { id } = await jobIn(await visitor.call('floor_editor', fields, key), 202)
    for (const engine of ['client', 'server']) await spent(`doctor-${engine}-address:${fingerprint(address)}`)
    expect((await jobIn(await visitor.call('floor_editor', fields, key), 202)).id).toBe(id)
    const refusal = await visitor.call('floor_editor', fields)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refusalIn(refusal)).toEqual([429, 'quota_exceeded'])
  })

  test('[SEC-02] a body that is refused counts against its address, and one that is taken does not', async () => {
    const address = '203.0.113.204'
    const visitor = guest({ 'x-forwarded-for': address })
    const refused = () =>
      DB.prepare('select used from quotas where key = ?')
        .bind(`doctor-refused-address:${fingerprint(address)}`)
        .first<number>('used')
    const fields = { ...fieldsOf('floor_editor'), ...onDevice }
    await jobIn(await visitor.call('floor_editor', fields), 202)
    expect(await refused()).toBeNull()
    await visitor.call('floor_editor', { ...fields, image: room(1, 1) })
    await visitor.call('floor_editor', { unicorn: '1' })
    expect(await refused()).toBe(2)
  })

  test('[API-11] more than 15 MB are refused, said or not', async () => {
    const fields = { ...fieldsOf('floor_editor'), image: new File([new Uint8Array(15 * 1024 * 1024)], 'room.jpg') }
    expect(await refusalIn(await guest().call('floor_editor', fields))).toEqual([413, 'image_too_large'])
    const chunk = new Uint8Array(1024 * 1024)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent++
        controller.enqueue(chunk)
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': crypto.randomUUID() }
    const answer = await guest().ask('/floor_editor', { method: 'POST', body: endless, headers })
    expect(await refusalIn(answer)).toEqual([413, 'image_too_large'])
    expect(sent).toBeLessThan(32)
  })

  test.each([
    ['a text', { image: new File(['no picture'], 'room.jpg') }, [415, 'unsupported_media']],
    ['1 × 1', { image: room(1, 1) }, [422, 'image_too_small']],
    ['a mask of another size', { masked_image: mask(640, 521) }, [422, 'mask_size_mismatch']],
    ['a mask that marks nothing', { masked_image: emptyMask() }, [422, 'mask_empty']],
    ['a sample that is no picture', { texture_image: new File(['x'], 'x.png') }, [415, 'unsupported_media']],
    ['outdoors, where it needs a room', { design_type: 'Exterior' }, [422, 'unsupported_design_type']],
    ['a field too many', { unicorn: '1' }, [400, 'invalid_request', []]],
  ])('[API-11] %s is refused, and nothing is kept or counted', async (_, change, refusal) => {
    const visitor = guest()
    expect(
      await refusalIn(await visitor.call('floor_editor', { ...fieldsOf('floor_editor'), ...change, ...onDevice })),
    ).toEqual(refusal)
    expect(await tokensOf(visitor, 'client')).toBe(0)
    expect(await jobsOf(visitor)).toEqual([])
  })

  test('[API-11] pixels that are broken inside are refused when they are read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const whole = new Uint8Array(await room().arrayBuffer())
    whole.fill(7, 200, whole.length - 60)
    const visitor = guest()
    const fields = { ...fieldsOf('floor_editor'), image: new File([whole], 'room.png'), ...onDevice }
    expect(await refusalIn(await visitor.call('floor_editor', fields))).toEqual([422, 'image_unreadable'])
    expect(await jobsOf(visitor)).toEqual([])
    expect(await tokensOf(visitor, 'client')).toBe(0)
    vi.restoreAllMocks()
  })

  test('[API-11] the name of a file says nothing to anybody', async () => {
    const visitor = guest()
    const name = "../../<script>alert(1)</script>\u202e'; drop table doctor_jobs; --.png"
    const image = new File([await room().arrayBuffer()], name)
    const job = await jobIn(
      await visitor.call('floor_editor', { ...fieldsOf('floor_editor'), image, ...onDevice }),
      202,
    )
    expect(JSON.stringify([job, await rowsOf(job.id)])).not.toContain('script')
    const { objects } = await PHOTOS.list({ prefix: `jobs/${job.id}/` })
    expect(objects.map(({ key }) => key)).toEqual([`jobs/${job.id}/photo.webp`])
  })

  test('[API-11] a photo without a room is refused before there is a job', async () => {
    const visitor = guest()
    const image = greyPhoto()
    for (const name of ['create_mask_image', 'floor_editor', 'furniture_removal'] as const)
      expect(await refusalIn(await visitor.call(name, { ...fieldsOf(name), image })), name).toEqual([
        422,
        'layout_not_found',
      ])
    expect(await jobsOf(visitor)).toEqual([])
    expect(await tokensOf(visitor, 'server')).toBe(0)
  })

  test('[API-11] what fails at once is refused by its reason, with the job, each time that it is asked', async () => {
    const visitor = guest()
    const key = crypto.randomUUID()
    const fields = { image: room(), masked_image: mask(), labels: 'object', box: '0.6,0.6,0.2,0.2' }
    for (let time = 0; time < 2; time++) {
      const answer = await visitor.call('create_mask_image', fields, key)
      const said = (await answer.json()) as { code: string; job: { id: string } }
      expect([answer.status, said.code]).toEqual([422, 'mask_empty'])
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(answer.headers.get('location')).toBe(`/api/v1/jobs/${said.job.id}`)
      expect(said.job).toMatchObject({ status: 'failed', error: { code: 'mask_empty' }, usage: { credits: 0 } })
    }
    expect(await tokensOf(visitor, 'server')).toBe(0)
    expect(await jobsOf(visitor)).toHaveLength(1)
  })

  test('[API-11] words that are not understood are refused and said back, and the hosted engine is not held to them', async () => {
    const call = { ...fieldsOf('perfect_redesign'), prompt: 'puce walls' }
    const answer = await guest().call('perfect_redesign', call)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'not_understood', wrong: ['prompt'], unknown: ['puce'] },
    ])
    const hosted = await guest().call('perfect_redesign', { ...call, engine: 'ai' })
    expect(await refusalIn(hosted)).toEqual([503, 'engine_unavailable'])
  })

  test.each(['png', 'JPG', 'jpeg', 'webp'])('[API-11] a result is had as %s, marked as what it is', async (format) => {
    const visitor = guest()
    const output = JSON.stringify({ format, max_edge: 512 })
    const call = { ...fieldsOf('colors_textures'), design_type: 'Garden', output }
    const job = await ended(visitor, await visitor.call('colors_textures', call))
    expect(job.output_images).toMatchObject([{ width: 512, height: 416 }])
    const file = await get(job.output_images[0]?.url ?? '')
    const type = `image/${format.toLowerCase().replace('jpg', 'jpeg')}`
    expect(file.headers.get('content-type')).toBe(type)
    const bytes = await file.arrayBuffer()
    expect(new TextDecoder('latin1').decode(bytes)).toContain('digitalsourcetype/compositeSynthetic"')
    const info = await (env as Env).IMAGES.info(new Blob([bytes]).stream())
    expect(info).toMatchObject({ format: type, width: 512, height: 416 })
  })

  test.each(['tiff', '{"format":"png"', '{"max_edge":4096}', '{"quality":3}'])(
    '[API-11] output=%s is refused',
    async (output) => {
      const answer = await guest().call('floor_editor', { ...fieldsOf('floor_editor'), output, ...onDevice })
      expect(await refusalIn(answer)).toEqual([400, 'invalid_request', ['output']])
    },
  )

  test.each(toolIds)('[API-11] %s says so where nothing here can compute it', async (name) => {
    const answer = await guest().call(name, { ...fieldsOf(name), engine: 'ai' })
    expect(await refusalIn(answer)).toEqual([503, 'engine_unavailable'])
  })

  test('[API-11] the refusal is said in the caller’s language', async () => {
    for (const [locale, words] of [
      ['vi', 'Ảnh quá nhỏ'],
      ['en', 'too small'],
      ['de', 'zu klein'],
      ['ja', '小さすぎ'],
    ] as const) {
      const visitor = guest({ 'accept-language': locale })
      const answer = await visitor.call('floor_editor', { ...fieldsOf('floor_editor'), image: room(1, 1) })
      expect(((await answer.json()) as { message: string }).message).toContain(words)
    }
  })

  test.each(Object.values(tools).map(({ address }) => address))(
    '[API-11] %s from another site is refused',
    async (address) => {
      const headers = { 'sec-fetch-site': 'cross-site', 'idempotency-key': crypto.randomUUID() }
      const answer = await guest().ask(address, { method: 'POST', body: formOf({ image: room(1, 1) }), headers })
      expect(await refusalIn(answer)).toEqual([403, 'cross_site_request'])
    },
  )
})

const greyPhoto = () => pngFile(drawPhoto(640, 520, () => [128, 128, 128]))

/** The finished job, whether or not the answer waited for it. */
const ended = async (visitor: Guest, answer: Response): Promise<JobView> => {
  const { links } = await jobIn(answer, answer.status === 200 ? 200 : 202)
  return vi.waitFor(
    async () => {
      const job = await jobIn(await visitor.ask(links.self))
      expect(job.status).toBe('succeeded')
      return job
    },
    { timeout: 25_000, interval: 100 },
  )
}

describe('the photo', () => {
  test('[API-11] is kept upright, and nothing else of its file: no place, no camera, no thumbnail', async () => {
    const visitor = guest()
    const image = await sidewaysJpeg()
    expect(Buffer.from(await image.arrayBuffer()).toString('latin1')).toContain('GPS 10.762622')
    const fields = { ...fieldsOf('floor_editor'), image, ...onDevice }
    const job = await jobIn(await visitor.call('floor_editor', fields), 202)
    const file = await get(job.input_image ?? '')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(bytes.toString('latin1')).not.toMatch(/GPS|Exif|EXIF/)
    const info = await (env as Env).IMAGES.info(new Blob([bytes]).stream())
    expect(info).toMatchObject({ format: 'image/webp', width: 520, height: 640 })
    // Its mask has the upright size.
    const turned = { ...fields, masked_image: mask(520, 640) }
    await jobIn(await visitor.call('floor_editor', turned), 202)
    expect(await refusalIn(await visitor.call('floor_editor', { ...turned, masked_image: mask() }))).toEqual([
      422,
      'mask_size_mismatch',
    ])
  })
})

/** A phone's photo: rotated, with a location in its metadata. */
async function sidewaysJpeg(): Promise<File> {
  const images = (env as Env).IMAGES
  const drawn = await images.input(room().stream()).output({ format: 'image/jpeg' })
  const plain = Buffer.from(await drawn.response().arrayBuffer())
  const words = Buffer.from('GPS 10.762622, 106.660172')
  // One entry of IFD0: orientation 6; then some readable text.
  const tiff = Buffer.concat([Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'), words])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255])
  return new File([Buffer.concat([plain.subarray(0, 2), head, body, plain.subarray(2)])], 'IMG_0001.JPG')
}
