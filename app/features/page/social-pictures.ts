/** Drawn link previews, one per language (scripts/social.ts); other pages use the home page's. */
export const socialPictures = [
  'home',
  'wooden-furniture',
  'furniture-package',
  'about-us',
  'contact-us',
  'house-doctor-ai',
  'privacy-policy',
  'terms-of-service',
] as const
export type SocialPicture = (typeof socialPictures)[number]

/** The size that social networks expect; they crop others. */
export const socialSize = { width: 1200, height: 630 }

export const socialPicturePath = (name: SocialPicture, locale: string) => `/social/${name}.${locale}.jpg`
