import { pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'

export const contactHead = (locale: Locale) => ({
  locale,
  path: pagePath('/contact-us'),
  title: m.contact_title(),
  social: 'contact-us' as const,
  description: m.contact_description(),
})
