// Draws link previews with Chromium: node scripts/social.ts. Unchanged ones are skipped. Pictures with fallback fonts
// are refused: on Debian, Japanese needs fonts-noto-cjk.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CDPSession, chromium } from 'playwright'
import sharp from 'sharp'
import { socialSize } from '../app/features/page/social-pictures.ts'
import { findChromium } from './lib/chromium.mjs'
import { type Drawing, drawings, type Glyphs, isWritten } from './social/drawing.ts'

/** Per picture: source data, hash, and fonts. */
const DRAWN = 'scripts/social/drawn.json'
type Drawn = { key: string; picture: string; glyphs: Glyphs }
const FOLDER = 'public/social'
const QUALITY = 82

const known: Record<string, Drawn> = existsSync(DRAWN) ? JSON.parse(readFileSync(DRAWN, 'utf8')) : {}
const wanted = drawings()
const stale = wanted.filter(({ file, key }) => known[file]?.key !== key || !existsSync(file))

mkdirSync(FOLDER, { recursive: true })
if (stale.length) await draw(stale)
const files = new Set(wanted.map(({ file }) => path.basename(file)))
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`)
writeFileSync(DRAWN, `${JSON.stringify(Object.fromEntries(wanted.map(({ file }) => [file, known[file]])), null, 2)}\n`)
process.stdout.write(`${stale.length} pictures drawn, ${wanted.length - stale.length} kept.\n`)

async function draw(all: readonly Drawing[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-'))
  const browser = await chromium.launch({ executablePath: findChromium() })
  const page = await browser.newPage({ viewport: socialSize })
  const session = await page.context().newCDPSession(page)
  for (const domain of ['DOM.enable', 'CSS.enable'] as const) await session.send(domain)
  for (const { file, key, html, words } of all) {
    const written = path.join(folder, 'picture.html')
    writeFileSync(written, html.replaceAll('file:', `${pathToFileURL('public').href}/`))
    await page.goto(pathToFileURL(written).href)
    await page.evaluate(() => document.fonts.ready)
    const glyphs = await glyphsTaken(session)
    if (!isWritten(words, glyphs)) throw new Error(`${file}: no font for “${words}”: ${JSON.stringify(glyphs)}`)
    const picture = await sharp(await page.screenshot())
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer()
    writeFileSync(file, picture)
    known[file] = { key, picture: createHash('sha256').update(picture).digest('hex').slice(0, 12), glyphs }
  }
  await browser.close()
  rmSync(folder, { recursive: true })
}

/** Fonts that the browser used for the page's words. */
async function glyphsTaken(session: CDPSession): Promise<Glyphs> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'h1, p' })
  const taken: Glyphs = {}
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, glyphCount } of fonts) taken[familyName] = (taken[familyName] ?? 0) + glyphCount
  }
  return taken
}
