import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import {
  type SocialPicture,
  socialPicturePath,
  socialPictures,
  socialSize,
} from '../../app/features/page/social-pictures.ts'
import inlang from '../../project.inlang/settings.json' with { type: 'json' }

/** A link preview to draw: an HTML page whose `file:` addresses are in `public`. */
export type Drawing = { file: string; key: string; html: string; words: string }

/** Number of glyphs by font family. */
export type Glyphs = Record<string, number>

const OURS = 'Hanken Grotesk'
const JAPANESE_FONT = /^Noto Sans (?:CJK )?JP$/
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** True if every letter has its own glyph: in the shop's font, or else in a Japanese one. */
export function isWritten(words: string, glyphs: Glyphs): boolean {
  const strange = Object.keys(glyphs).filter((family) => family !== OURS && !JAPANESE_FONT.test(family))
  const inJapanese = Object.entries(glyphs).reduce((sum, [family, count]) => sum + (family === OURS ? 0 : count), 0)
  const letters = words.match(JAPANESE)?.length ?? 0
  // Letters without a glyph appear as boxes of the first font.
  return strange.length === 0 && Object.keys(glyphs).length > 0 && (letters ? inJapanese >= letters : inJapanese === 0)
}

const { locales } = inlang
type Locale = string

type Words = { title: string; line?: string; lang: string }
type Side = { picture: string } | { before: string; after: string } | 'shapes'

const messages = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, Record<string, string>>

const said = (title: string, line?: string) => (locale: Locale) => ({
  lang: locale,
  title: word(locale, title),
  line: line && word(locale, line),
})

function word(locale: Locale, key: string): string {
  const text = messages[locale]?.[key]
  if (!text) throw new Error(`${key} is said in no ${locale} message`)
  return text
}

/** German and Japanese previews show the English title until they are drawn anew from their own texts. */
function aboutUs(locale: Locale): Words {
  const lang = locale === 'vi' ? 'vi' : 'en'
  const text = readFileSync(`app/features/content/about/landing.${lang}.md`, 'utf8')
  return { lang, title: parse(text.split('---')[1] ?? '').title }
}

const pictures: Record<SocialPicture, { words: (locale: Locale) => Words; side: Side }> = {
  home: { words: said('home_hero_title', 'home_wood_lead'), side: { picture: 'catalogue/rooms/hero-furnished.webp' } },
  'wooden-furniture': {
    words: said('wooden_title', 'wooden_lead'),
    side: { picture: 'catalogue/products/sofa-ho-tay-ba-cho.webp' },
  },
  'furniture-package': {
    words: said('packages_title', 'packages_lead'),
    side: { picture: 'catalogue/rooms/package-luxury.webp' },
  },
  'about-us': { words: aboutUs, side: 'shapes' },
  'contact-us': {
    words: said('nav_contact', 'promise_showroom_title'),
    side: { picture: 'catalogue/products/sofa-ho-tay-hai-cho.webp' },
  },
  'house-doctor-ai': {
    words: said('house_doctor_name', 'home_hero_action'),
    side: { before: 'catalogue/rooms/hero-bare.webp', after: 'catalogue/rooms/hero-furnished.webp' },
  },
  'privacy-policy': { words: said('content_privacy_title'), side: 'shapes' },
  'terms-of-service': { words: said('content_terms_title', 'content_terms_lead'), side: 'shapes' },
}

/** All pictures in all languages; a test compares their keys. */
export const drawings = (): Drawing[] =>
  socialPictures.flatMap((name) =>
    locales.map((locale) => {
      const { side } = pictures[name]
      const words = pictures[name].words(locale)
      const html = page(words, side)
      return {
        file: `public${socialPicturePath(name, locale)}`,
        key: createHash('sha256').update(html).digest('hex').slice(0, 12),
        html,
        words: [words.title, words.line].filter(Boolean).join(' '),
      }
    }),
  )

function page({ title, line, lang }: Words, side: Side): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${STYLE}</style><body>
<div class="words"><h1>${title}</h1>${line ? `<p>${line}</p>` : ''}</div>
<img class="name" src="file:brand/wordmark.svg" alt="">
<div class="side">${sideOf(side)}</div></body></html>`
}

function sideOf(side: Side): string {
  if (side === 'shapes') return '<i class="square"></i><i class="circle"></i>'
  if ('picture' in side) return `<img src="file:${side.picture}" alt="">`
  return `<img src="file:${side.before}" alt=""><img class="lens" src="file:${side.after}" alt=""><i class="rim"></i>`
}

/** The shop's design (app/styles/app.css) at a preview's size. */
const STYLE = `
@font-face { font-family: Hanken; font-weight: 400 600; src: url(file:../app/styles/hanken-grotesk.woff2); }
* { box-sizing: border-box; margin: 0; }
body { position: relative; width: ${socialSize.width}px; height: ${socialSize.height}px; overflow: hidden; background: #faf8f5; color: #1c1722; font-family: Hanken, 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif; }
.words { position: absolute; inset: 0 520px 150px 64px; display: flex; flex-direction: column; justify-content: center; }
h1 { font-size: 68px; font-weight: 500; line-height: 1.12; letter-spacing: -0.025em; text-wrap: balance; }
p { margin-top: 24px; font-size: 28px; line-height: 1.4; color: #544c5b; text-wrap: pretty; }
.name { position: absolute; left: 64px; bottom: 60px; width: 240px; }
.side { position: absolute; inset: 0 0 0 auto; width: 472px; background: #eeece8; overflow: hidden; }
.side img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.side .lens { clip-path: circle(165px at 50% 56%); }
.rim { position: absolute; left: calc(50% - 165px); top: calc(56% - 165px); width: 330px; height: 330px; border: 6px solid #fff; border-radius: 50%; }
.square, .circle { position: absolute; width: 236px; height: 236px; top: 197px; }
.square { left: 12px; background: #1c1722; }
.circle { right: 12px; background: #a30af0; border-radius: 50%; }
:lang(ja) h1 { font-size: 58px; font-weight: 600; line-height: 1.3; letter-spacing: 0; line-break: strict; word-break: auto-phrase; }
:lang(ja) p { font-size: 26px; line-height: 1.6; word-break: auto-phrase; }
:lang(de) h1 { font-size: 60px; hyphens: auto; }
`
