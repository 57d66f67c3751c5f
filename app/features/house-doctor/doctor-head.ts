import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'

export const doctorHead = (locale: Locale) => ({
  locale,
  path: '/house-doctor-ai',
  title: m.house_doctor_name(),
  social: 'house-doctor-ai' as const,
  description: m.content_doctor_lead(),
})
