import { expect, test } from 'vitest'
import { safeRedirect } from '#app/features/auth/login/safe-redirect'

const fallback = '/vi/profile'

test.each(['/vi', '/de/profile', '/ja/category/sofa?page=2&sort=price-asc', '/en/wooden-furniture#main'])(
  '[ROUTE-04] %s is a page of ours: the visitor goes back to it',
  (wanted) => {
    expect(safeRedirect(wanted, fallback)).toBe(wanted)
  },
)

test.each([
  undefined,
  7,
  ['/vi'],
  '',
  'vi/profile',
  'https://evil.example/vi',
  'HTTPS://evil.example',
  '//evil.example/vi',
  '/\\evil.example/vi',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  ' /vi',
  'javascript:alert(1)',
  'data:text/html,hi',
  '/vi\\..\\..\\evil',
  '/vi/../../evil',
  '/_serverFn/abc',
  '/api/auth/logout',
  '/fr/profile',
  '/vi/login?redirect=/vi/login',
  `/vi/${'a'.repeat(2000)}`,
])('[ROUTE-04] %j is refused', (wanted) => {
  expect(safeRedirect(wanted, fallback)).toBe(fallback)
})
