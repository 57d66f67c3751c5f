import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const TILE = { width: 300, height: 227 }
const CAPTION = 22
/** Even, so that a product's two pictures are adjacent. */
const COLUMNS = 6

/** Writes a contact sheet of pictures with captions. */
export async function writeSheet(file: string, tiles: readonly { path: string; caption: string }[]) {
  const found = tiles.filter(({ path }) => existsSync(path))
  if (found.length === 0) return
  const columns = Math.min(COLUMNS, found.length)
  const step = TILE.height + CAPTION
  const layers = await Promise.all(
    found.map(async ({ path, caption }, index) => {
      const left = (index % columns) * TILE.width
      const top = Math.floor(index / columns) * step
      const text = `<svg width="${TILE.width}" height="${CAPTION}"><text x="6" y="15" font-size="12" font-family="sans-serif" fill="#1c1722">${caption}</text></svg>`
      return [
        {
          input: await sharp(path)
            .resize(TILE.width, TILE.height, { fit: 'contain', background: '#fff' })
            .png()
            .toBuffer(),
          left,
          top,
        },
        { input: Buffer.from(text), left, top: top + TILE.height },
      ]
    }),
  )
  const size = { width: columns * TILE.width, height: Math.ceil(found.length / columns) * step }
  const sheet = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(layers.flat())
    .webp({ quality: 70 })
    .toBuffer()
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, sheet)
}
