import { expect, test } from 'vitest'
import { roomViewOf, sceneViewerIntent } from '#app/features/model/model'

test('[CAT-06] the intent of Scene Viewer names the unpacked model, keeps its size and leads back to the page', () => {
  const page = 'https://vuongtron.vn/vi/product/giuong-moc-chau-160'
  const intent = sceneViewerIntent({
    model: '/models/giuong-moc-chau-160.glb',
    finish: '',
    title: 'Giường Mộc Châu & 160; #1',
    page,
  })
  const [address = '', rest = ''] = intent.split('#Intent;')
  const query = new URL(address.replace('intent:', 'https:')).searchParams
  expect(Object.fromEntries(query)).toEqual({
    file: 'https://vuongtron.vn/unpacked-models/giuong-moc-chau-160.glb',
    mode: 'ar_preferred',
    resizable: 'false',
    title: 'Giường Mộc Châu & 160; #1',
    link: page,
  })
  expect(rest.split(';')).toEqual([
    'scheme=https',
    'package=com.google.ar.core',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end',
    '',
  ])
})

test('[CAT-06] the intent of Scene Viewer names the finish that is chosen', () => {
  const page = 'https://vuongtron.vn/de/product/giuong-moc-chau-160'
  const intent = sceneViewerIntent({
    model: '/models/giuong-moc-chau-160.glb',
    finish: 'black_oak',
    title: 'Bett',
    page,
  })
  const query = new URL(intent.replace('intent:', 'https:')).searchParams
  expect(query.get('file')).toBe('https://vuongtron.vn/unpacked-models/giuong-moc-chau-160.glb?finish=black_oak')
})

test.each([
  [{ hasWebXr: true, isAndroid: true, hasQuickLook: false }, 'webxr'],
  [{ hasWebXr: false, isAndroid: true, hasQuickLook: false }, 'scene-viewer'],
  [{ hasWebXr: false, isAndroid: false, hasQuickLook: true }, 'quick-look'],
  [{ hasWebXr: false, isAndroid: false, hasQuickLook: false }, 'none'],
] as const)('[CAT-06] a browser with %o shows furniture in the room by %s', (abilities, way) => {
  expect(roomViewOf(abilities)).toBe(way)
})
