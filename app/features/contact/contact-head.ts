import { m } from '#app/paraglide/messages.js'
import { CONTACT_PATH } from '../enquiry/enquiry'
import type { Locale } from '../languages/languages'

export const contactHead = (locale: Locale) => ({
  locale,
  path: CONTACT_PATH,
  title: m.contact_title(),
  description: m.contact_lead(),
})
