import { describe, expect, test } from 'vitest'
import { chooseFormat, readImageRequest } from '#app/features/images/image-request'
import { objectPath, STORAGE_BUCKET } from '#app/features/images/storage-url'

const consoleOrigin = 'https://console.example'
const own = { consoleOrigin, storageOrigin: '' }
const remote = { consoleOrigin, storageOrigin: 'https://storage.example' }
const read = (url: string, hosts = own) => readImageRequest(new URLSearchParams({ url, w: '300', q: '75' }), hosts)
const stored = objectPath({ bucket: STORAGE_BUCKET, key: 'ảnh 1.jpg' })

describe('sources', () => {
  test('[IMG-06] our own pictures, the storage host and its console are allowed', () => {
    expect(read('/catalogue/bed-01.jpg')?.source).toEqual({ from: 'assets', path: '/catalogue/bed-01.jpg' })
    expect(read(stored)?.source).toEqual({ from: 'bucket', key: 'ảnh 1.jpg' })
    expect(read(`${consoleOrigin}/browser/${STORAGE_BUCKET}/${encodeURIComponent('ảnh 1.jpg')}`)?.source).toEqual({
      from: 'bucket',
      key: 'ảnh 1.jpg',
    })
    const url = `https://storage.example${stored}`
    expect(read(url, remote)?.source).toEqual({ from: 'host', url })
    expect(read(`${consoleOrigin}/browser/rooms/a.jpg`, remote)?.source).toMatchObject({ from: 'host' })
  })

  const hostile = [
    '',
    '/',
    'https://evil.example/a.jpg',
    'http://localhost/catalogue/bed-01.jpg',
    'http://127.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/a.jpg',
    '//evil.example/a.jpg',
    '///evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '\\\\evil.example\\a.jpg',
    '/%5Cevil.example/a.jpg',
    '/%2Fevil.example/a.jpg',
    '/catalogue//evil.example/a.jpg',
    '/catalogue/\\evil.example/a.jpg',
    '/catalogue/../api/health.jpg',
    '/catalogue/..%2fapi%2fhealth.jpg',
    '/catalogue/%2e%2e/api/health.jpg',
    '/catalogue/%252e%252e/a.jpg',
    '/catalogue/./bed-01.jpg',
    '/catalogue/bed-01.jpg/../../api/health',
    '/catalogue/bed-01.jpg?next=https://evil.example',
    '/catalogue/bed-01.jpg#x',
    '/catalogue/bed-01.jpg%00.png',
    '/catalogue/bed-01.jpg\n',
    ' /catalogue/bed-01.jpg',
    '/catalogue/bed-01.svg',
    '/catalogue/bed-01.html',
    '/catalogue/bed-01',
    '/Catalogue/bed-01.jpg',
    '/catalogue/．．/a.jpg',
    '/silhouettes/mirrors.svg',
    '/api/health',
    '/images?url=/catalogue/bed-01.jpg&w=300',
    '/assets/index.js',
    '@evil.example/a.jpg',
    'https://storage.example@evil.example/a.jpg',
    `https://storage.example@evil.example${stored}`,
    `https://user:word@storage.example${stored}`,
    `https://storage.example.evil.example${stored}`,
    `https://evil.example/https://storage.example${stored}`,
    `https://storage.example:444${stored}`,
    `http://storage.example${stored}`,
    `HTTPS://storage.example${stored}`,
    `https:storage.example${stored}`,
    `https:\\\\storage.example${stored}`,
    `https://storage%2Eexample${stored}`,
    `https://ｓtorage.example${stored}`,
    `//storage.example${stored}`,
    `https://storage.example/../${stored}`,
    `https://storage.example${stored}&x=1`,
    `https://storage.example${stored}#x`,
    `https://storage.example${stored.replace('&preview=true', '')}`,
    `https://storage.example/api/v1/buckets/%2e%2e/objects/download?prefix=YQ%3D%3D&preview=true`,
    'https://storage.example/other.jpg',
    `${consoleOrigin}/browser/rooms/`,
    `${consoleOrigin}/login`,
    `${consoleOrigin}@evil.example/browser/rooms/a.jpg`,
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/png;base64,iVBORw0KGgo=',
    'file:///etc/passwd',
    'blob:https://storage.example/1',
    'ftp://storage.example/a.jpg',
    'gopher://storage.example/a',
    `/catalogue/${'a'.repeat(8192)}.jpg`,
  ]
  test.each(hostile)('[IMG-06] %s is refused', (url) => {
    expect(read(url, own)).toBeUndefined()
    expect(read(url, remote)).toBeUndefined()
  })

  test('[IMG-06] a bucket that is not the storefront’s is refused', () => {
    expect(read(objectPath({ bucket: 'private', key: 'a.jpg' }))).toBeUndefined()
  })

  test('[IMG-06] our own storage path is refused when another host has the storage', () => {
    expect(read(stored, remote)).toBeUndefined()
  })
})

describe('numbers', () => {
  const numbers = (w: string, q?: string) =>
    readImageRequest(new URLSearchParams({ url: '/catalogue/a.jpg', w, ...(q === undefined ? {} : { q }) }), own)

  test('[IMG-03] quality is 75 when the address has none', () => {
    expect(numbers('450')).toMatchObject({ width: 450, quality: 75 })
    expect(numbers('450', '60')).toMatchObject({ width: 450, quality: 60 })
  })

  test.each(['', '0', '-300', '301', '300.0', '3e2', '0x12c', ' 300', '٣٠٠', 'NaN', 'Infinity', '99999999'])(
    '[IMG-06] width %j is refused',
    (width) => expect(numbers(width)).toBeUndefined(),
  )

  test.each(['', '0', '74', '75.0', '1e2', '-75', '100'])('[IMG-06] quality %j is refused', (quality) =>
    expect(numbers('300', quality)).toBeUndefined(),
  )
})

test('[IMG-06] the best format that the browser takes; AVIF up to 1200 wide, as far as its encoder goes', () => {
  const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
  expect(chooseFormat(chromium, 1200)).toBe('image/avif')
  expect(chooseFormat(chromium, 1600)).toBe('image/webp')
  expect(chooseFormat('IMAGE/AVIF;Q=0.5', 300)).toBe('image/avif')
  expect(chooseFormat('image/avif;q=0, image/webp', 300)).toBe('image/webp')
  expect(chooseFormat('image/avif-sequence', 300)).toBe('image/jpeg')
  expect(chooseFormat('*/*', 300)).toBe('image/jpeg')
  expect(chooseFormat(undefined, 300)).toBe('image/jpeg')
})
