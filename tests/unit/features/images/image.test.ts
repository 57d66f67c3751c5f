import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Image } from '#app/features/images/image'
import { withPageContext } from '#tests/support/start-context'

const draw = (props: Partial<Parameters<typeof Image>[0]>) =>
  withPageContext({ storage: { consoleOrigin: 'https://console.example', storageOrigin: '' } }, () =>
    renderToStaticMarkup(createElement(Image, { url: '/catalogue/bed-01.jpg', alt: 'Giường', ...props })),
  )

describe('a picture', () => {
  test('[IMG-01] is 300×170 unless the page says otherwise', () => {
    expect(draw({})).toMatch(/<img [^>]*width="300" height="170"/)
    expect(draw({ width: 225, height: 170 })).toMatch(/<img [^>]*width="225" height="170"/)
  })

  test('[IMG-01] with fill has no box of its own', () => {
    expect(draw({ fill: true })).toMatch(/^<span class="image-box absolute inset-0/)
    expect(draw({ fill: true })).not.toContain('<svg')
  })

  test('[IMG-05] is lazy with the default sizes; with priority it comes at once and first', () => {
    const lazy = draw({})
    expect(lazy).toContain('loading="lazy"')
    expect(lazy).not.toContain('fetchPriority')
    expect(lazy).toContain('sizes="(max-width: 768px) 100vw, (max-width: 1200px) 50vw, 33vw"')
    const first = draw({ priority: true, sizes: '50vw' })
    expect(first).not.toContain('loading')
    expect(first).toContain('fetchPriority="high"')
    expect(first).toContain('sizes="50vw"')
  })

  test('[IMG-04] of the storage host is loaded as it is, over a blurred placeholder without inline style', () => {
    const stored = draw({ url: '/api/v1/buckets/rooms/objects/download?prefix=YQ%3D%3D&preview=true' })
    expect(stored).toContain('src="/api/v1/buckets/rooms')
    expect(stored).toContain('data-placeholder="blur"')
    expect(stored).not.toMatch(/srcSet|\/images\?|style=/)
    expect(draw({ url: 'https://console.example/browser/rooms/a' })).toContain('src="/api/v1/buckets/rooms')
    expect(draw({})).not.toContain('data-placeholder')
  })

  test('[IMG-02] without a url, or with one that is none, is a box of the same size that says so', () => {
    const box = /<svg width="225" height="170"/
    for (const url of ['', ' ', 'bed.jpg']) expect(draw({ url, width: 225, height: 170 })).toMatch(box)
    expect(draw({ width: 225, height: 170 })).toMatch(box)
    expect(draw({ url: '' })).toMatch(/Chưa có ảnh|No Image/)
    expect(draw({ url: 'bed.jpg' })).toMatch(/Địa chỉ ảnh không hợp lệ|Invalid URL/)
    expect(draw({ url: 'bed.jpg' })).not.toContain('<img')
  })
})
