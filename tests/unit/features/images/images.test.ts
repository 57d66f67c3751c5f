import { describe, expect, test } from 'vitest'
import { closestQuality, imageQualities, imageWidths } from '#app/features/images/image-sizes'
import { imageSource, optimizerUrl } from '#app/features/images/images'

const hosts = { consoleOrigin: 'https://console.example', storageOrigin: 'https://storage.example' }
const show = (url: string | null | undefined, wish = {}) => imageSource(url, hosts, { width: 300, ...wish })
const srcOf = (url: string, wish = {}) => {
  const source = show(url, wish)
  return 'src' in source ? source.src : undefined
}

describe('a url', () => {
  test.each([undefined, null, '', '   ', '\t\n'])('[IMG-02] %j is no image', (url) => {
    expect(show(url)).toEqual({ state: 'empty' })
  })

  test.each(['bed.jpg', './bed.jpg', 'ftp://host/a.jpg', 'javascript:alert(1)', 'blob:x', '\\\\host', 'www.host/a'])(
    '[IMG-02] %s is invalid',
    (url) => expect(show(url)).toEqual({ state: 'invalid' }),
  )

  test.each(['https://host/a.jpg', 'http://host/a.jpg', '/a.jpg', 'data:image/png;base64,AA'])(
    '[IMG-02] %s may be shown',
    (url) => expect(srcOf(url)).toBeTruthy(),
  )
})

describe('quality', () => {
  test('[IMG-03] the optimizer takes 75 unless told, and the allowed value closest to what it is told', () => {
    expect(closestQuality()).toBe(75)
    for (const quality of imageQualities) expect(closestQuality(quality)).toBe(quality)
    expect([0, 67, 68, 100, 1000].map(closestQuality)).toEqual([60, 60, 75, 75, 75])
  })

  test('[IMG-03] the address carries source, width and quality', () => {
    const { pathname, searchParams } = new URL(optimizerUrl('/catalogue/a b&c.jpg', 450, 70), 'http://localhost')
    expect(pathname).toBe('/images')
    expect(Object.fromEntries(searchParams)).toMatchObject({ url: '/catalogue/a b&c.jpg', w: '450', q: '75' })
  })

  test('[IMG-06] the address changes with our pictures, not with each build', () => {
    expect(optimizerUrl('/catalogue/a.jpg', 450)).toMatch(/&v=pictures$/)
  })

  test('[IMG-03] a picture has 100, one on the storage host 85, unless the page says otherwise', () => {
    expect(show('/a.jpg')).toMatchObject({ quality: 100, src: expect.stringContaining('q=75') })
    expect(show('https://storage.example/a.jpg')).toMatchObject({ quality: 85 })
    expect(show('/a.jpg', { quality: 62 })).toMatchObject({ src: expect.stringContaining('q=60') })
  })
})

describe('addresses', () => {
  test('[IMG-04] pictures of the storage host skip the optimizer, those of its console too', () => {
    expect(show('https://storage.example/a.jpg')).toEqual({
      state: 'stored',
      src: 'https://storage.example/a.jpg',
      quality: 85,
    })
    expect(show('https://console.example/browser/rooms/a.jpg')).toMatchObject({
      state: 'stored',
      src: 'https://storage.example/api/v1/buckets/rooms/objects/download?prefix=YS5qcGc%3D&preview=true',
    })
  })

  test('[IMG-06] drawings, AVIF and data go out as they are', () => {
    for (const url of ['/silhouettes/a.svg', '/catalogue/hero.avif', 'data:image/gif;base64,AA']) {
      expect(show(url)).toEqual({ state: 'plain', src: url, quality: 100 })
    }
  })

  const widthsOf = (wish: { width: number; fill?: boolean }) => {
    const source = imageSource('/a.jpg', hosts, wish)
    return 'srcSet' in source ? [...(source.srcSet?.matchAll(/ (\d+)w/g) ?? [])].map(([, width]) => Number(width)) : []
  }

  test('[IMG-06] a picture offers allowed widths from its own to four times that, and the double as the plain one', () => {
    expect(widthsOf({ width: 225 })).toEqual([225, 300, 450, 600, 780])
    expect(widthsOf({ width: 300 })).toEqual([300, 450, 600, 780, 960, 1200])
    expect(widthsOf({ width: 24 })).toEqual([160])
    expect(widthsOf({ width: 5000 })).toEqual([1600])
    expect(widthsOf({ width: 300, fill: true })).toEqual([...imageWidths])
    expect(srcOf('/a.jpg', { width: 225 })).toContain('w=450')
  })
})
