// Draws icons and screenshots of the installable app: node scripts/app-pictures.ts [icons] [screens]. Screens need a
// build and the data of `npm start`.
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { BRAND_PURPLE } from '../app/lib/constants.ts'
import inlang from '../project.inlang/settings.json' with { type: 'json' }
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts'
import { serve } from './bench/servers.ts'

const BRAND = 'public/brand'
const SCREENS = `${BRAND}/screens`

const icons = [
  { from: 'app-icon', to: 'icon', sizes: [192, 512] },
  { from: 'app-icon', to: 'apple-touch-icon', sizes: [180] },
  { from: 'app-icon-maskable', to: 'icon-maskable', sizes: [192, 512] },
]
/** Sprite drawings of the app's shortcuts. */
const shortcuts = { wood: 'lamp', search: 'search', saved: 'heart', doctor: 'sparkles' }
const SHORTCUT = 96

const pages = [
  { name: 'home', path: '', form: 'narrow' },
  { name: 'product', path: '/product/ke-tv-trang-an-180', form: 'narrow' },
  { name: 'home', path: '', form: 'wide' },
] as const
const forms = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5, isMobile: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
}

async function drawIcons() {
  for (const { from, to, sizes } of icons)
    for (const size of sizes) {
      const name = sizes.length > 1 ? `${to}-${size}` : to
      await draw(readFileSync(`${BRAND}/${from}.svg`), size, name)
    }
  for (const [name, drawing] of Object.entries(shortcuts))
    await draw(Buffer.from(shortcutOf(drawing)), SHORTCUT, `shortcut-${name}-${SHORTCUT}`)
}

const draw = (svg: Buffer, size: number, name: string) =>
  sharp(svg, { density: 300 }).resize(size, size).png({ palette: true, effort: 10 }).toFile(`${BRAND}/${name}.png`)

/** A white drawing on the brand's purple, within the maskable safe zone. */
function shortcutOf(drawing: string): string {
  const [, lines] =
    new RegExp(`<symbol id="${drawing}"[^>]*>(.*?)</symbol>`).exec(readFileSync(`${BRAND}/icons.svg`, 'utf8')) ?? []
  if (!lines) throw new Error(`The sprite has no ${drawing}`)
  const strokes = 'fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><path fill="${BRAND_PURPLE}" d="M0 0h48v48H0z"/><g transform="translate(12 12)" ${strokes}>${lines}</g></svg>`
}

async function takeScreens() {
  mkdirSync(SCREENS, { recursive: true })
  const shop = await serve(['--persist-to', '.wrangler/state'], '/api/health')
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    for (const locale of inlang.locales)
      for (const { name, path, form } of pages) {
        const page = await browser.newPage(forms[form])
        await page.goto(`${shop.origin}/${locale}${path}`, { waitUntil: 'networkidle' })
        await sharp(await page.screenshot())
          .webp({ quality: 72, effort: 6 })
          .toFile(`${SCREENS}/${name}-${form}-${locale}.webp`)
        await page.close()
      }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const parts = { icons: drawIcons, screens: takeScreens }
const wanted = process.argv.slice(2)
for (const [name, make] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await make()
