import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'

/** Heads of session pages, which are not indexed. */

export const loginHead = (locale: Locale) => ({
  locale,
  path: '/login',
  title: m.session_log_in(),
  description: m.session_login_description(),
  noindex: true,
})

export const activateHead = (locale: Locale) => ({
  locale,
  path: '/activate',
  title: m.session_activate_title(),
  description: m.session_activate_lead(),
  noindex: true,
})

export const profileHead = (locale: Locale) => ({
  locale,
  path: '/profile',
  title: m.session_profile(),
  description: m.session_login_lead(),
  noindex: true,
})
