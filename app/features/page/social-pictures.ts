/** The drawn pictures for link previews, one a language (scripts/social.ts): other pages show that of home. */
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

/** What social networks ask for; others they cut. */
export const socialSize = { width: 1200, height: 630 }

/** Its public path. */
export const socialPicturePath = (name: SocialPicture, locale: string) => `/social/${name}.${locale}.jpg`
