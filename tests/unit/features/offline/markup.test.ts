import { expect, test } from 'vitest'
import { asOfflineCopy, asStandIn, filesOf, momentIn, titleOf, withSeenPages } from '#app/features/offline/markup'

const PAGE = `<!DOCTYPE html><html lang="vi" data-hydrate="intent"><head><title>Kệ &amp; tủ · Vuông Tròn</title>
<link rel="stylesheet" href="/assets/app-1.css"><link rel="icon" href="/brand/favicon.svg">
<script type="module" src="/l/vi/assets/gate-1.js"></script></head><body><span data-kept-since=""></span>
<img src="/images?url=x"><use href="/brand/icons.svg#heart"></use><use href="/brand/icons.svg#x"></use></body></html>`

test('[APP-02] a kept copy says so, and since when, and is the same page otherwise', () => {
  const copy = asOfflineCopy(PAGE, new Date('2026-11-22T15:10:00Z'), 'vi')
  const sign = /<time datetime="2026-11-22T15:10:00.000Z">[^<]+<\/time>/
  expect(copy).toContain('<html data-kept="" lang="vi"')
  expect(copy).toMatch(new RegExp(`<span data-kept-since="">${sign.source}</span>`))
  expect(copy.replace(sign, '').replace(' data-kept=""', '')).toBe(PAGE)
})

test.each([
  ['vi', 'thg 11'],
  ['en', '22 Nov 2026'],
  ['de', '22.11.2026'],
  ['ja', '2026/11/22'],
])('[APP-02, TEXT-03] a kept copy in %s says since when in its own language', (locale, day) => {
  expect(asOfflineCopy(PAGE, new Date(2026, 10, 22, 14, 5), locale)).toMatch(
    new RegExp(`<time [^>]+>[^<]*${day}[^<]*</time>`),
  )
})

test('[APP-02] a page names its files, each once, and no pictures', () => {
  expect(filesOf(PAGE)).toEqual([
    '/assets/app-1.css',
    '/brand/favicon.svg',
    '/l/vi/assets/gate-1.js',
    '/brand/icons.svg',
  ])
})

test('[APP-03] a page is listed by its title without the shop’s name', () => {
  expect(titleOf(PAGE)).toBe('Kệ &amp; tủ')
  expect(titleOf('<title>Vuông Tròn: nội thất</title>')).toBe('Vuông Tròn: nội thất')
  expect(titleOf('<title data-x="">A · B · Vuông Tròn</title>')).toBe('A · B')
})

test('[APP-03] pages of the language of the page come first, each marked with its own', () => {
  const page = (locale: string) => ({
    address: `/${locale}`,
    locale,
    title: locale,
    moment: '2026-11-22T12:00:00.000Z',
  })
  const list = withSeenPages('<ul data-seen-pages="true" class="x"></ul>', [page('vi'), page('de')], 'de')
  expect([...list.matchAll(/href="([^"]+)" lang="(\w+)"/g)].map(([, href, lang]) => [href, lang])).toEqual([
    ['/de', 'de'],
    ['/vi', 'vi'],
  ])
  expect(list.match(/22\.11\.2026/g)).toHaveLength(2)
  expect(list).toMatch(/^<ul data-seen-pages="true" class="x"><li>.*<\/li><\/ul>$/)
})

test('[APP-03] the stand-in is known to its script', () => {
  expect(asStandIn(PAGE)).toContain('<html data-offline="" lang="vi"')
})

test('[APP-02, TEXT-03] the moment is written as its language does', () => {
  const moment = new Date(2026, 10, 22, 14, 5)
  expect(momentIn('de', moment)).toContain('22.11.2026')
  expect(momentIn('ja', moment)).toContain('2026/11/22')
  expect(momentIn('vi', moment)).toMatch(/22 thg 11/)
  // The shop's English is British.
  expect(momentIn('en', moment)).toBe('22 Nov 2026, 14:05')
})
