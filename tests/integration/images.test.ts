import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { STORAGE_BUCKET } from '#app/features/images/storage-url'
import { askWith } from '#tests/support/accounts'
import { get, untilStored } from '#tests/support/front-door'

const CONSOLE = (env as unknown as Env).STORAGE_CONSOLE_ORIGIN
const BUCKET = (env as unknown as Env).STORAGE
const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const BED = '/catalogue/products/giuong-moc-chau-180.webp'

const order = (url: string, width: number | string, rest = '&q=75', accept = CHROMIUM) =>
  get(`/images?url=${encodeURIComponent(url)}&w=${width}${rest}`, { headers: { accept } })

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

async function sizeOf(bytes: Buffer) {
  const info = await (env as unknown as Env).IMAGES.info(new Blob([new Uint8Array(bytes)]).stream())
  return 'width' in info ? { format: info.format, width: info.width, height: info.height } : info
}

const sourceBytes = async () => bytesOf(await (env as unknown as Env).ASSETS.fetch(`http://localhost${BED}`))

describe('the optimizer', () => {
  test('[IMG-06, SEC-08] that fails says so, and the log names the place and not what the service said', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const IMAGES = {
      input: () => {
        throw new Error('cannot read /private/photo.jpg')
      },
    }
    const answer = await askWith({ IMAGES }, `/images?url=${encodeURIComponent(BED)}&w=450&q=75`)
    const logged = log.mock.calls.flat().join(' ')
    log.mockRestore()
    expect(answer.status).toBe(503)
    expect(logged).toContain('"where":"optimizer"')
    expect(logged).not.toContain('/private/photo.jpg')
  })

  test('[IMG-06] makes AVIF, WebP or JPEG, as the browser accepts, and says that the answer depends on it', async () => {
    const avif = await order(BED, 450)
    expect([avif.status, avif.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await bytesOf(avif)).toString('latin1', 4, 12)).toBe('ftypavif')
    expect(avif.headers.get('vary')).toBe('Accept')

    const webp = await order(BED, 450, '&q=75', 'image/webp,*/*')
    expect(webp.headers.get('content-type')).toBe('image/webp')
    expect((await bytesOf(webp)).toString('latin1', 0, 4)).toBe('RIFF')

    const jpeg = await order(BED, 450, '&q=75', '*/*')
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    expect((await bytesOf(jpeg)).toString('hex', 0, 3)).toBe('ffd8ff')
  })

  test('[IMG-06] really changes the width, keeps the ratio and never enlarges', async () => {
    expect(await sizeOf(await sourceBytes())).toMatchObject({ width: 900, height: 680 })
    expect(await sizeOf(await bytesOf(await order(BED, 225)))).toEqual({
      format: 'image/avif',
      width: 225,
      height: 170,
    })
    expect(await sizeOf(await bytesOf(await order(BED, 960)))).toMatchObject({ width: 900, height: 680 })
  })

  test('[IMG-06] makes a product card of at most 14 KB', async () => {
    expect((await bytesOf(await order(BED, 450))).byteLength).toBeLessThan(14 * 1024)
  })

  test('[IMG-06] answers from the cache the second time, for ever in the browser, each format by itself', async () => {
    const path = '/catalogue/products/sofa-ho-tay-ba-cho.webp'
    const first = await order(path, 300)
    const made = await bytesOf(first)
    await untilStored()
    const second = await order(path, 300)
    expect([first, second].map(({ headers }) => headers.get('x-image-cache'))).toEqual(['miss', 'hit'])
    expect((await bytesOf(second)).equals(made)).toBe(true)
    expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(second.headers.get('vary')).toBe('Accept')
    expect(second.headers.get('content-type')).toBe('image/avif')
    const other = await order(path, 300, '&q=75', 'image/webp')
    expect([other.headers.get('x-image-cache'), other.headers.get('content-type')]).toEqual(['miss', 'image/webp'])
  })

  test('[IMG-03] takes quality 75 when none is given', async () => {
    const path = '/catalogue/products/sofa-ho-tay-hai-cho.webp'
    await (await order(path, 160, '&q=75')).arrayBuffer()
    await untilStored()
    expect((await order(path, 160, '')).headers.get('x-image-cache')).toBe('hit')
  })

  test.each([
    ['a width that is not allowed', BED, '301', '&q=75'],
    ['a width in another spelling', BED, '0300', '&q=75'],
    ['no width', BED, '', '&q=75'],
    ['a quality that is not allowed', BED, '300', '&q=74'],
    ['a quality that no page of ours asks for', BED, '300', '&q=100'],
    ['an empty quality', BED, '300', '&q='],
    ['two widths', BED, '300', '&q=75&w=300'],
    ['two sources', BED, '300', '&q=75&url=%2Fcatalogue%2Fproducts%2Fsofa-ho-tay-ba-cho.webp'],
    ['another host', 'https://evil.example/a.jpg', '300', '&q=75'],
    ['another host without a scheme', '//evil.example/a.jpg', '300', '&q=75'],
    ['a way out of the folder', '/catalogue/../api/health', '300', '&q=75'],
    ['the optimizer itself', '/images?url=/catalogue/products/giuong-moc-chau-180.webp&w=300', '300', '&q=75'],
    ['a drawing', '/silhouettes/mirrors.svg', '300', '&q=75'],
  ])('[IMG-06] refuses %s with 400 and repeats nothing', async (_what, url, width, rest) => {
    const answer = await order(url, width, rest)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ status: 400, code: 'bad_image_request' })
    expect(text).not.toMatch(/evil|catalogue|301|0300/)
  })

  test('[IMG-06] answers 404 for a picture that does not exist, 405 for another method, 414 for 8 KB', async () => {
    expect(await problemOf(await order('/catalogue/nothing-here.jpg', 300))).toEqual([404, 'not_found'])
    const post = await get('/images', { method: 'POST' })
    expect(post.headers.get('allow')).toBe('GET, HEAD')
    expect(await problemOf(post)).toEqual([405, 'method_not_allowed'])
    expect((await order(`/catalogue/${'a'.repeat(8192)}.jpg`, 300)).status).toBe(414)
  })

  test('[IMG-06] reads a picture by its bytes: a page stored as a picture is refused', async () => {
    await BUCKET.put('fake.jpg', '<script>alert(1)</script>', { httpMetadata: { contentType: 'image/jpeg' } })
    const answer = await order(`${CONSOLE}/browser/${STORAGE_BUCKET}/fake.jpg`, 300)
    expect(await problemOf(answer)).toEqual([400, 'bad_image_request'])
  })

  test('[IMG-06] does not read a picture beyond the ceiling', async () => {
    const large = new Uint8Array(11 * 1024 * 1024)
    large.set(await sourceBytes())
    await BUCKET.put('large.jpg', large)
    const answer = await order(`${CONSOLE}/browser/${STORAGE_BUCKET}/large.jpg`, 300)
    expect(await problemOf(answer)).toEqual([400, 'bad_image_request'])
  })

  test('[IMG-06] says 503 when a picture turns out to be broken', async () => {
    await BUCKET.put('broken.jpg', (await sourceBytes()).subarray(0, 40))
    const answer = await order(`${CONSOLE}/browser/${STORAGE_BUCKET}/broken.jpg`, 300)
    expect(await problemOf(answer)).toEqual([503, 'upstream_unavailable'])
  })

  test('[IMG-06] reads a stored picture by its console address and by its download address', async () => {
    await BUCKET.put('phòng khách/ảnh 1.jpg', await sourceBytes())
    const name = encodeURIComponent('phòng khách/ảnh 1.jpg')
    const prefix = encodeURIComponent(Buffer.from('phòng khách/ảnh 1.jpg').toString('base64'))
    const byConsole = await order(`${CONSOLE}/browser/${STORAGE_BUCKET}/${name}`, 160)
    expect(await sizeOf(await bytesOf(byConsole))).toMatchObject({ format: 'image/avif', width: 160 })
    await untilStored()
    const byDownload = await order(
      `/api/v1/buckets/${STORAGE_BUCKET}/objects/download?prefix=${prefix}&preview=true`,
      160,
    )
    expect([byDownload.status, byDownload.headers.get('x-image-cache')]).toEqual([200, 'hit'])
    // A stored picture may be replaced under its name.
    expect(byDownload.headers.get('cache-control')).toBe('public, max-age=86400')
  })
})

const NAME = 'ảnh nội thất/Giường Mộc Châu 160 (trước).jpg'
const download = (name: string, rest = '&preview=true', init?: RequestInit) => {
  const prefix = encodeURIComponent(Buffer.from(name).toString('base64'))
  return get(`/api/v1/buckets/${STORAGE_BUCKET}/objects/download?prefix=${prefix}${rest}`, init)
}

describe('the storage host', () => {
  test('[STORE-01] an address of the console that reaches the Worker answers the bytes of its object', async () => {
    const picture = await sourceBytes()
    await BUCKET.put(NAME, picture, { httpMetadata: { contentType: 'image/jpeg' } })
    const answer = await get(`/browser/${STORAGE_BUCKET}/${encodeURIComponent(NAME)}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await bytesOf(answer)).equals(picture)).toBe(true)
    const bySegments = await get(`/browser/${STORAGE_BUCKET}/${NAME.split('/').map(encodeURIComponent).join('/')}`)
    expect((await bytesOf(bySegments)).equals(picture)).toBe(true)
  })

  test('[STORE-01] the download path answers with an ETag, and 304 when unchanged', async () => {
    await BUCKET.put('words.txt', 'vuông tròn', { httpMetadata: { contentType: 'text/plain; charset=utf-8' } })
    const whole = await download('words.txt')
    expect(await whole.text()).toBe('vuông tròn')
    expect(whole.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(whole.headers.get('content-disposition')).toBe('inline')
    expect((await download('words.txt', '')).headers.get('content-disposition')).toBe('attachment')
    const etag = whole.headers.get('etag') ?? ''
    const again = await download('words.txt', '', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await download('words.txt', '', { headers: { 'if-match': '"other"' } })).status).toBe(412)
    for (const name of ['if-none-match', 'if-match']) {
      const unreadable = await download('words.txt', '', { headers: { [name]: 'abc' } })
      expect([unreadable.status, await unreadable.text()], name).toEqual([200, 'vuông tròn'])
    }
    const head = await download('words.txt', '', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  })

  test.each([
    ['bytes=0-1', 206, 'vu', 'bytes 0-1/12'],
    ['bytes=7-', 206, 'tròn', 'bytes 7-11/12'],
    ['bytes=-5', 206, 'tròn', 'bytes 7-11/12'],
    ['bytes=7-99', 206, 'tròn', 'bytes 7-11/12'],
    ['bytes=0-', 200, 'vuông tròn', null],
    ['bytes=99-', 200, 'vuông tròn', null],
    ['bytes=5-1', 200, 'vuông tròn', null],
    ['nonsense', 200, 'vuông tròn', null],
  ])('[STORE-01] the range %s', async (range, status, text, contentRange) => {
    await BUCKET.put('words.txt', 'vuông tròn')
    const answer = await download('words.txt', '', { headers: { range } })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ])
  })

  test('[STORE-01] a stored page runs nothing: sandboxed, and its type is not guessed', async () => {
    await BUCKET.put('page', '<script>alert(1)</script>', { httpMetadata: { contentType: 'text/html' } })
    const { headers } = await download('page')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    await BUCKET.put('unknown', 'x')
    expect((await download('unknown')).headers.get('content-type')).toBe('application/octet-stream')
  })

  test('[STORE-01] unknown objects and buckets are 404, and nothing is listed', async () => {
    expect(await problemOf(await download('nowhere.jpg'))).toEqual([404, 'not_found'])
    const prefix = Buffer.from('words.txt').toString('base64')
    const elsewhere = await get(`/api/v1/buckets/other-bucket/objects/download?prefix=${prefix}`)
    expect(await problemOf(elsewhere)).toEqual([404, 'not_found'])
    expect((await get(`/api/v1/buckets/${STORAGE_BUCKET}/objects`)).status).toBe(404)
    expect((await get(`/browser/${STORAGE_BUCKET}/`)).status).toBe(400)
    expect((await download('ảnh nội thất/')).status).toBe(404)
  })

  test.each([
    ['no prefix', `/api/v1/buckets/${STORAGE_BUCKET}/objects/download`],
    ['a prefix that is not Base64', `/api/v1/buckets/${STORAGE_BUCKET}/objects/download?prefix=%C6%B0~~`],
    ['a prefix that is not UTF-8', `/api/v1/buckets/${STORAGE_BUCKET}/objects/download?prefix=%2F%2F%2F%2F`],
    ['a prefix cut short', `/api/v1/buckets/${STORAGE_BUCKET}/objects/download?prefix=YWJjZ`],
    ['a console path with broken percent-encoding', `/browser/${STORAGE_BUCKET}/%E1%BA`],
  ])('[STORE-01] %s is refused with 400', async (_what, path) => {
    expect(await problemOf(await get(path))).toEqual([400, 'bad_storage_request'])
  })

  test('[STORE-01] an address of the console of 8 KB is refused', async () => {
    const answer = await get(`/browser/${STORAGE_BUCKET}/${'a'.repeat(8192)}`)
    expect(await problemOf(answer)).toEqual([414, 'address_too_long'])
  })

  test('[STORE-01] only GET and HEAD', async () => {
    const answer = await get(`/api/v1/buckets/${STORAGE_BUCKET}/objects/download`, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
