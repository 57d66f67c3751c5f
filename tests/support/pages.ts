/** Page paths after the locale, for tests over all pages. */

/** One of each kind of indexed page, some with the longest names. */
export const listedPages = [
  '',
  '/about-us',
  '/about-us/vision-mission',
  '/about-us/breakthrough-solutions',
  '/about-us/business-model',
  '/about-us/ai-technology',
  '/about-us/market-opportunity',
  '/about-us/growth-strategy',
  '/about-us/team-ecosystem',
  '/about-us/investment-plan',
  '/about-us/special-services',
  '/app-store',
  '/google-play',
  '/contact-us',
  '/house-doctor-ai',
  '/privacy-policy',
  '/terms-of-service',
  '/furniture-package',
  '/furniture-package?packageTier=luxury',
  '/wooden-furniture',
  '/wooden-furniture?page=2',
  '/category/bed',
  '/category/faucets',
  '/product/ke-tv-trang-an-180',
] as const

/** Pages that are not indexed. */
export const unlistedPages = [
  '/login',
  '/activate',
  '/newsletter',
  '/newsletter?state=sent',
  '/wishlist',
  '/compare',
  '/compare?products=ke-tv-trang-an-180,ke-tv-hoi-an-140',
  '/search',
  '/search?q=oak',
  '/measurement',
  '/offline',
  '/wooden-furniture?sort=price-asc&material=oak',
] as const

/** States of pages: after a form, from a letter's link, without results. */
export const otherLooks = [
  '/category/bed?max=1000',
  '/wooden-furniture?max=1000&material=oak',
  '/search?q=qwrtzpx',
  '/contact-us?topic=warranty',
  '/contact-us?enquiry=VT-2345678',
  '/product/ke-tv-trang-an-180?enquiry=VT-2345678',
  '/product/ke-tv-trang-an-180?door=70&liftDoor=80&liftWidth=100&liftDepth=120&liftHeight=220&stairs=90',
  '/compare?products=ke-tv-trang-an-180',
  '/login?state=registered',
  '/login?state=reset',
  '/activate?state=activated',
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
  ['/newsletter', { email: 'x' }],
  ['/login', { email: 'x', password: '' }],
  ['/login', { displayName: '', phoneNumber: '1', email: 'x', password: 'x', confirmPassword: 'y' }],
  ['/activate', { email: 'x', code: '1' }],
]
