import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchImageSource } from '#app/features/images/image-source.server'

const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(64)])
const nothing = { fetch: () => Promise.reject(new Error('unused')) }
const stores = { ASSETS: nothing, STORAGE: { get: () => Promise.resolve(null) } } as never

const answers: Record<string, { status?: number; headers?: Record<string, string>; body?: Buffer }> = {
  '/picture': { body: JPEG },
  '/redirect': { status: 302, headers: { location: '/picture' } },
  '/page': { headers: { 'content-type': 'image/jpeg' }, body: Buffer.from('<html><script>') },
  '/drawing': {
    headers: { 'content-type': 'image/jpeg' },
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  '/large': { body: Buffer.concat([JPEG, Buffer.alloc(11 * 1024 * 1024)]) },
  '/gone': { status: 404 },
  '/broken': { status: 500 },
}

const server = createServer((request, response) => {
  const { status = 200, headers, body } = answers[request.url ?? ''] ?? { status: 404 }
  response.writeHead(status, headers).end(body)
})
beforeAll(() => new Promise<void>((resume) => server.listen(0, '127.0.0.1', () => resume())))
afterAll(() => {
  server.close()
})

const read = (path: string) => {
  const { port } = server.address() as AddressInfo
  return fetchImageSource({ from: 'host', url: `http://127.0.0.1:${port}${path}` }, stores, 'http://localhost')
}

describe('a picture on another storage host', () => {
  test('[IMG-06] is read whole', async () => {
    expect(Buffer.from((await read('/picture')) as Uint8Array).equals(JPEG)).toBe(true)
  })

  test.each([
    ['/redirect', 'upstream_unavailable'],
    ['/page', 'bad_image_request'],
    ['/drawing', 'bad_image_request'],
    ['/large', 'bad_image_request'],
    ['/gone', 'not_found'],
    ['/broken', 'upstream_unavailable'],
  ])('[IMG-06] %s gives %s', async (path, code) => {
    expect(await read(path)).toBe(code)
  })

  test('[IMG-06] a host that cannot be reached gives upstream_unavailable', async () => {
    const source = { from: 'host', url: 'http://127.0.0.1:9/a' } as const
    expect(await fetchImageSource(source, stores, 'http://localhost')).toBe('upstream_unavailable')
  })
})
