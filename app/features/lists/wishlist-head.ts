import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'

export const wishlistHead = (locale: Locale) => ({
  locale,
  path: '/wishlist',
  title: m.lists_wishlist_title(),
  description: m.lists_wishlist_lead(),
  noindex: true,
})
