import { describe, expect, test } from 'vitest'
import {
  isHashed,
  isKeepable,
  isLogout,
  isPersonal,
  isVersioned,
  listOutdated,
  localeFor,
  localeInPath,
  pageKey,
  strategyFor,
} from '#app/features/offline/rules'

const SHOP = 'https://shop.example'
const way = (path: string, mode = 'no-cors', method = 'GET', isPartial = false) =>
  strategyFor({ method, mode, url: new URL(path, SHOP).href, isPartial }, SHOP)
const answer = (headers: Record<string, string>, status = 200, redirected = false) => ({
  status,
  redirected,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
})

describe('[APP-02] what the service worker does with a request', () => {
  test.each(['/', '/vi', '/de/category/bed?page=2', '/ja/about-us/ai-technology', '/en/compare?products=a,b'])(
    'the page %s is asked of the network',
    (path) => expect(way(path, 'navigate')).toBe('page'),
  )

  test.each(['/api/profile/data', '/dev/mail', '/fr/category/bed', '/sitemap.xml', '/images?url=x'])(
    'the navigation to %s is passed on',
    (path) => expect(way(path, 'navigate')).toBe('passed on'),
  )

  test.each([
    '/assets/app-x.css',
    '/l/vi/assets/application-x.js',
    '/workers/doctor.worker-x.js',
    '/assets/a.woff2',
    '/brand/icons.svg',
    '/flags/vi.svg',
  ])('the file %s is kept', (path) => expect(way(path)).toBe('file'))

  test.each([
    '/images?url=%2Fcatalogue%2Fbed-01.jpg&w=640&q=75&v=1',
    '/catalogue/hero.avif',
    '/doors/paint-before.avif',
    '/silhouettes/a.svg',
    '/browser/b/x.jpg',
  ])('the picture %s is kept', (path) => expect(way(path)).toBe('picture'))

  test.each([
    '/api/profile',
    '/api/auth/refresh',
    '/_serverFn/lists.fetchProducts?payload=1',
    '/models/a.glb',
    '/labeller/ort-wasm-x.wasm',
    '/vi',
  ])('the call %s is the browser’s own business', (path) => expect(way(path)).toBe('untouched'))

  test('whatever is sent, comes from elsewhere or is asked for in parts is left alone', () => {
    expect(way('/vi/login', 'navigate', 'POST')).toBe('untouched')
    expect(way('/assets/app.css', 'no-cors', 'HEAD')).toBe('untouched')
    expect(way('https://elsewhere.example/vi', 'navigate')).toBe('untouched')
    expect(way('/catalogue/film.mp4', 'no-cors', 'GET', true)).toBe('untouched')
  })
})

describe('[APP-02] which answers are kept', () => {
  test('those that the page cache holds for everybody', () => {
    expect(isKeepable(answer({ 'x-page-cache': 'hit', 'cache-control': 'private, no-cache' }))).toBe(true)
    expect(isKeepable(answer({ 'x-page-cache': 'miss' }))).toBe(true)
  })

  test.each([
    ['made for one visitor', answer({ 'x-page-cache': 'bypass', 'cache-control': 'private, no-store' })],
    [
      'made for whoever is signed in',
      answer({ 'x-page-cache': 'signed-in-hit', 'cache-control': 'private, no-store' }),
    ],
    ['of one visitor alone', answer({ 'x-page-cache': 'hit', 'x-offline-copy': 'none' })],
    ['less than whole', answer({ 'x-page-cache': 'skip' })],
    ['of no known origin', answer({})],
    ['not to be stored', answer({ 'x-page-cache': 'hit', 'cache-control': 'no-store' })],
    ['a refusal', answer({ 'x-page-cache': 'hit' }, 404)],
    ['from another address', answer({ 'x-page-cache': 'hit' }, 200, true)],
    ['not a page', answer({ 'x-page-cache': 'hit', 'content-type': 'application/json' })],
  ])('none that is %s', (_, refused) => expect(isKeepable(refused)).toBe(false))

  test('a page of somebody who is signed in is told from everybody’s', () => {
    expect(isPersonal(answer({ 'x-page-cache': 'bypass' }))).toBe(true)
    expect(isPersonal(answer({ 'x-page-cache': 'signed-in-hit' }))).toBe(true)
    expect(isPersonal(answer({ 'x-page-cache': 'hit' }))).toBe(false)
    expect(isPersonal(answer({ 'x-page-cache': 'bypass', 'x-offline-copy': 'none' }))).toBe(false)
    expect(isPersonal(answer({ 'x-page-cache': 'bypass' }, 404))).toBe(false)
  })
})

describe('[APP-02] addresses', () => {
  test('a page is kept by its address without what only counts visitors', () => {
    expect(pageKey(`${SHOP}/vi/search?q=ghe&utm_source=zalo&fbclid=1#main`)).toBe(`${SHOP}/vi/search?q=ghe`)
    expect(pageKey(`${SHOP}/vi`)).toBe(`${SHOP}/vi`)
  })

  test('only what changes its name with its content is never asked for again', () => {
    expect(isHashed(`${SHOP}/assets/app-1.css`)).toBe(true)
    expect(isHashed(`${SHOP}/brand/icons.svg`)).toBe(false)
    expect(isVersioned(`${SHOP}/images?url=%2Fa.jpg&v=1`)).toBe(true)
    expect(isVersioned(`${SHOP}/catalogue/hero.avif`)).toBe(false)
  })

  test('the form that logs out is known by its address and method', () => {
    expect(isLogout('POST', `${SHOP}/vi/logout`)).toBe(true)
    expect(isLogout('GET', `${SHOP}/vi/logout`)).toBe(false)
    expect(isLogout('POST', `${SHOP}/vi/login`)).toBe(false)
  })
})

describe('[APP-03] the language of the offline page', () => {
  test('is that of the address, else the browser’s, else Vietnamese', () => {
    expect(localeFor('/ja/search', ['de'])).toBe('ja')
    expect(localeFor('/', ['fr-FR', 'de-AT', 'en'])).toBe('de')
    expect(localeFor('/', ['fr'])).toBe('vi')
    expect(localeInPath('/javascript')).toBeUndefined()
  })
})

describe('[APP-02] a new build', () => {
  test('drops what is older than the build before it, and keeps pictures', () => {
    const names = ['pages-a', 'files-a', 'pages-b', 'files-b', 'pages-c', 'files-c', 'pictures']
    expect(listOutdated(names, 'c')).toEqual(['pages-a', 'files-a'])
    expect(listOutdated(names, 'b')).toEqual(['pages-c', 'files-c'])
    expect(listOutdated(['pictures', 'files-a'], 'a')).toEqual([])
  })
})
