import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { downloadPath, isStorageUrl, STORAGE_BUCKET, storageUrl, storedObject } from '#app/features/images/storage-url'

const consoleOrigin = 'https://console.storage.example'
const own = { consoleOrigin, storageOrigin: '' }
const remote = { consoleOrigin, storageOrigin: 'https://storage.example' }
const path = (prefix: string) => `/api/v1/buckets/rooms/objects/download?prefix=${prefix}&preview=true`

describe('an address of the storage console', () => {
  test('[STORE-01] becomes the download address of its object, the name decoded and then in Base64', () => {
    expect(storageUrl(`${consoleOrigin}/browser/rooms/a%20b.jpg`, remote)).toBe(
      `https://storage.example${path('YSBiLmpwZw%3D%3D')}`,
    )
  })

  test('[STORE-01] becomes a path of this Worker when no other storage host is set', () => {
    expect(storageUrl(`${consoleOrigin}/browser/rooms/a%20b.jpg`, own)).toBe(path('YSBiLmpwZw%3D%3D'))
  })

  test('[STORE-01] keeps Vietnamese names: Base64 of the UTF-8 bytes, percent-encoded', () => {
    const name = 'phòng ngủ/Giường Mộc Châu & đèn?.jpg'
    const url = storageUrl(`${consoleOrigin}/browser/rooms/${encodeURIComponent(name)}`, own)
    expect(url).toBe(path(encodeURIComponent(Buffer.from(name, 'utf8').toString('base64'))))
    expect(storedObject(new URL(url, 'http://localhost'))).toEqual({ bucket: 'rooms', key: name })
  })

  test('[STORE-01] is the same whether its slashes are percent-encoded or not', () => {
    expect(downloadPath('/browser/rooms/a%2Fb.jpg')).toBe(downloadPath('/browser/rooms/a/b.jpg'))
  })

  test.each([
    'https://storage.example/api/v1/buckets/rooms/objects/download?prefix=YQ%3D%3D&preview=true',
    'https://storage.example/anything.jpg',
    'https://other.example/browser/rooms/a.jpg',
    `${consoleOrigin}.evil.example/browser/rooms/a.jpg`,
    `${consoleOrigin}/browser/rooms/`,
    `${consoleOrigin}/browser/rooms/%E1%BA`,
    `${consoleOrigin}/settings`,
    '/catalogue/bed-01.jpg',
    'data:image/png;base64,AAAA',
    'not a url',
  ])('[STORE-01] any other is used as it is: %s', (url) => {
    expect(storageUrl(url, remote)).toBe(url)
  })
})

test('[IMG-04] knows what lies on the storage host', () => {
  expect(isStorageUrl('https://storage.example/x.jpg', remote)).toBe(true)
  expect(isStorageUrl('https://storage.example.evil.example/x.jpg', remote)).toBe(false)
  expect(isStorageUrl(path('YQ%3D%3D'), remote)).toBe(false)
  expect(isStorageUrl(path('YQ%3D%3D'), own)).toBe(true)
  expect(isStorageUrl('/catalogue/bed-01.jpg', own)).toBe(false)
  expect(isStorageUrl(`https://evil.example${path('YQ%3D%3D')}`, own)).toBe(false)
})

test('[STORE-01] reads a prefix whose plus sign was not percent-encoded', () => {
  const address = new URL('http://localhost/api/v1/buckets/rooms/objects/download?prefix=fn5+')
  expect(storedObject(address)).toEqual({ bucket: 'rooms', key: '~~~' })
})

test('[STORE-01] the bucket is the one that wrangler.toml binds', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toContain(`bucket_name = "${STORAGE_BUCKET}"`)
})
