import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { webManifest } from '#app/features/install/manifest'
import { locales } from '#app/features/languages/languages'
import { pageTable } from '#app/server/page-table'
import { pages } from '#tests/support/pages'

const manifests = locales.map(webManifest)

describe.each(locales)('[APP-01] the web manifest of %s', (locale) => {
  const manifest = webManifest(locale)

  test('opens the shop in this language and keeps all of it in one window', () => {
    expect(manifest).toMatchObject({ id: `/${locale}`, start_url: `/${locale}`, lang: locale, dir: 'ltr', scope: '/' })
    expect(manifest.display).toBe('standalone')
  })

  test('has names that systems have room for', () => {
    expect(manifest.name.length).toBeLessThanOrEqual(30)
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.description).toMatch(/\S{5}/)
  })

  test('names pictures that are as large and of the type that it says', async () => {
    const named = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
    for (const { src, sizes, type } of named) {
      const { width, height, format } = await sharp(`public${src}`).metadata()
      expect({ src, sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ src, sizes, type })
    }
  })

  test('leads by its shortcuts to pages of the shop in this language', () => {
    const paths = manifest.shortcuts.map(({ url }) => url)
    expect(paths).toEqual(
      ['wooden-furniture', 'search', 'wishlist', 'house-doctor-ai'].map((page) => `/${locale}/${page}`),
    )
    expect(paths.filter((path) => !pageTable(pages).atAddress(path))).toEqual([])
    expect(manifest.shortcuts.every(({ name }) => name.trim())).toBe(true)
  })

  test('shows the shop on a phone and on a desk', () => {
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide'])
  })

  test('has icons of the sizes that browsers ask for, for every shape', () => {
    const of = (wanted: string) => manifest.icons.filter(({ purpose }) => purpose === wanted).map(({ sizes }) => sizes)
    expect(of('any')).toEqual(['192x192', '512x512'])
    expect(of('maskable')).toEqual(['192x192', '512x512'])
  })
})

test('[APP-01] every language is an app of its own, in its own words', () => {
  for (const key of ['id', 'name', 'description'] as const)
    expect(new Set(manifests.map((manifest) => manifest[key])).size).toBe(locales.length)
})

test('[APP-01] nothing of the mark is cut off, whatever shape a system gives the icon', async () => {
  const { data, info } = await sharp('public/brand/icon-maskable-512.png').removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  const ground = data.subarray(0, 3)
  const safe = (0.8 * info.width) / 2
  let outside = 0
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels
      const isMark = !data.subarray(at, at + 3).equals(ground)
      if (isMark && Math.hypot(x - info.width / 2, y - info.height / 2) > safe) outside++
    }
  expect(outside).toBe(0)
})
