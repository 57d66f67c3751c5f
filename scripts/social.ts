// The pictures for link previews, drawn by Chromium: node scripts/social.ts. Those whose words and looks stay are kept.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { socialSize } from '../app/features/page/social-pictures.ts'
import { findChromium } from './lib/chromium.mjs'
import { type Drawing, drawings } from './social/drawing.ts'

const KEYS = 'scripts/social/keys.json'
const FOLDER = 'public/social'
const QUALITY = 82

const known: Record<string, string> = existsSync(KEYS) ? JSON.parse(readFileSync(KEYS, 'utf8')) : {}
const wanted = drawings()
const stale = wanted.filter(({ file, key }) => known[file] !== key || !existsSync(file))

mkdirSync(FOLDER, { recursive: true })
if (stale.length) await draw(stale)
const files = new Set(wanted.map(({ file }) => path.basename(file)))
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`)
writeFileSync(KEYS, `${JSON.stringify(Object.fromEntries(wanted.map(({ file, key }) => [file, key])), null, 2)}\n`)
process.stdout.write(`${stale.length} pictures drawn, ${wanted.length - stale.length} kept.\n`)

async function draw(all: readonly Drawing[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-'))
  const browser = await chromium.launch({ executablePath: findChromium() })
  const page = await browser.newPage({ viewport: socialSize })
  for (const { file, html } of all) {
    const written = path.join(folder, 'picture.html')
    writeFileSync(written, html.replaceAll('file:', `${pathToFileURL('public').href}/`))
    await page.goto(pathToFileURL(written).href)
    await page.evaluate(() => document.fonts.ready)
    const picture = sharp(await page.screenshot()).jpeg({ quality: QUALITY, mozjpeg: true })
    writeFileSync(file, await picture.toBuffer())
  }
  await browser.close()
  rmSync(folder, { recursive: true })
}
