import { COMPARED } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'
import { longest } from '../lists/lists'

export const compareHead = (locale: Locale) => ({
  locale,
  path: '/compare',
  title: m.compare_title(),
  description: m.compare_lead({ most: longest[COMPARED] }),
  noindex: true,
})
