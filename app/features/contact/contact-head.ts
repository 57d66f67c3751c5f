import { m } from '#app/paraglide/messages.js'
import { CONTACT_PATH } from '../enquiry/enquiry'
import type { Locale } from '../languages/languages'

export const contactHead = (locale: Locale) => ({
  locale,
  path: CONTACT_PATH,
  title: m.contact_title(),
  social: 'contact-us' as const,
  description: m.contact_description(),
})
