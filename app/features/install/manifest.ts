import { BRAND_CANVAS } from '#app/lib/constants'
import { hrefIn, type PlainPageName } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { type Locale, languageOf } from '../languages/languages'

type Picture = { src: string; sizes: string; type: string }
type Icon = Picture & { purpose: 'any' | 'maskable' }
type Screenshot = Picture & { form_factor: 'narrow' | 'wide'; label: string }

const png = (name: string, size: number): Picture => ({
  src: `/brand/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

const icons: readonly Icon[] = [
  { ...png('icon', 192), purpose: 'any' },
  { ...png('icon', 512), purpose: 'any' },
  { ...png('icon-maskable', 192), purpose: 'maskable' },
  { ...png('icon-maskable', 512), purpose: 'maskable' },
]

const sizes = { narrow: '540x960', wide: '1280x720' }

/** Web manifest of one language; each language is a separate app. */
export function webManifest(locale: Locale) {
  const home = hrefIn(locale, '/')
  const shortcut = (name: string, page: PlainPageName, icon: string) => ({
    name,
    url: hrefIn(locale, page),
    icons: [png(`shortcut-${icon}`, 96)],
  })
  const screenshot = (page: string, form: Screenshot['form_factor'], label: string): Screenshot => ({
    src: `/brand/screens/${page}-${form}-${locale}.webp`,
    sizes: sizes[form],
    type: 'image/webp',
    form_factor: form,
    label,
  })
  return {
    id: home,
    name: m.install_name({}, { locale }),
    short_name: m.brand_name({}, { locale }),
    description: m.home_description({}, { locale }),
    lang: languageOf(locale).hreflangCode,
    dir: 'ltr',
    start_url: home,
    // The whole shop, so that changing the language stays in the app's window.
    scope: '/',
    display: 'standalone',
    background_color: BRAND_CANVAS,
    theme_color: BRAND_CANVAS,
    categories: ['shopping', 'lifestyle'],
    icons,
    screenshots: [
      screenshot('home', 'narrow', m.content_home({}, { locale })),
      screenshot('product', 'narrow', m.install_screen_product({}, { locale })),
      screenshot('home', 'wide', m.content_home({}, { locale })),
    ],
    shortcuts: [
      shortcut(m.wooden_title({}, { locale }), '/wooden-furniture', 'wood'),
      shortcut(m.search_label({}, { locale }), '/search', 'search'),
      shortcut(m.lists_wishlist_title({}, { locale }), '/wishlist', 'saved'),
      shortcut(m.house_doctor_name({}, { locale }), '/house-doctor-ai', 'doctor'),
    ],
  }
}
