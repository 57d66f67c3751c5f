/** Pages by their path behind the locale, for tests that look at each of them. */

/** One of each kind that search engines are told of, with the longest names that some have. */
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

/** Pages of use to one visitor alone, or to nobody who comes by a search engine. */
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
