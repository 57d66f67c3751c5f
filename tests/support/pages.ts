import type { Page } from '#app/server/page-table'

/** Page paths after the locale, for tests over all pages. */

/** All routes' facts, set by the configuration of both test runners (scripts/lib/pages.ts). */
declare const __PAGES__: readonly Page[]
export const pages = __PAGES__

/** Slugs for pages that take one, some with the longest names. */
const names: Record<string, readonly string[]> = {
  '/about-us/:slug': [
    'vision-mission',
    'breakthrough-solutions',
    'business-model',
    'ai-technology',
    'market-opportunity',
    'growth-strategy',
    'team-ecosystem',
    'investment-plan',
    'special-services',
  ],
  '/category/:slug': ['bed', 'faucets'],
  '/product/:slug': ['ke-tv-trang-an-180'],
}

function addressesOf({ path }: Page): string[] {
  if (!path.includes(':')) return [path === '/' ? '' : path]
  if (!names[path]) throw new Error(`tests/support/pages.ts has no name for ${path}`)
  return names[path].map((name) => path.replace(':slug', name))
}

/** One of each kind of indexed page. */
export const listedPages = [
  ...pages.filter(({ isUnlisted }) => !isUnlisted).flatMap(addressesOf),
  '/furniture-package?packageTier=luxury',
  '/wooden-furniture?page=2',
]

/** Pages that need a session, or the secret of an order. */
const personal = ['/profile', '/order/:code']

/** Pages that are not indexed and that everybody sees. */
export const unlistedPages = [
  ...pages.filter(({ isUnlisted, path }) => isUnlisted && !personal.includes(path)).flatMap(addressesOf),
  '/newsletter?state=sent',
  '/compare?products=ke-tv-trang-an-180,ke-tv-hoi-an-140',
  '/search?q=oak',
  '/wooden-furniture?sort=price-asc&material=oak',
]

/** States of pages: after a form, from a letter's link, without results. */
export const otherLooks = [
  '/category/bed?max=1000',
  '/wooden-furniture?max=1000&material=oak',
  '/search?q=qwrtzpx',
  '/contact-us?topic=warranty',
  '/contact-us?enquiry=VT-2345678',
  '/product/ke-tv-trang-an-180?enquiry=VT-2345678',
  '/product/ke-tv-trang-an-180?finish=walnut',
  '/cart?removed=ke-tv-trang-an-180:oak&quantity=1&at=1',
  '/product/ke-tv-trang-an-180?door=70&liftDoor=80&liftWidth=100&liftDepth=120&liftHeight=220&stairs=90',
  '/compare?products=ke-tv-trang-an-180',
  '/login?state=registered',
  '/login?state=reset',
  '/activate?state=activated',
  '/order?state=none',
  '/order?state=in_making',
  '/newsletter?state=confirm&token=x',
  '/newsletter?state=confirmed',
  '/newsletter?state=stale',
  '/newsletter?state=leave&token=x',
  '/newsletter?state=left',
  '/newsletter?state=unknown',
  '/measurement?state=saved',
  '/measurement?state=failed',
  '/measurement?state=signal',
] as const

/** Forms sent without JavaScript that their page rejects. */
export const refusedForms: readonly [path: string, fields: Record<string, string>][] = [
  ['/contact-us', { name: '', email: 'x', topic: '', note: '' }],
  ['/product/ke-tv-trang-an-180', { name: '', phone: '1', quantity: 'x' }],
  ['/product/ke-tv-trang-an-180', { intent: 'add', finish: 'oak', quantity: 'x' }],
  ['/cart', { intent: 'quantity', sku: 'x', tier: '', quantity: '100', step: '' }],
  ['/newsletter', { email: 'x' }],
  ['/login', { email: 'x', password: '' }],
  ['/login', { displayName: '', phoneNumber: '1', email: 'x', password: 'x', confirmPassword: 'y' }],
  ['/activate', { email: 'x', code: '1' }],
  ['/order', { phone: '1', code: 'VT' }],
]
