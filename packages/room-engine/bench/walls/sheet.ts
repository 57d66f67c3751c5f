import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Mask } from '../../src/masks/mask.ts'
import type { WallFigures } from './figures.ts'
import type { WallPhotograph } from './folder.ts'

const [TILE_WIDTH, TILE_HEIGHT, COLUMNS] = [420, 315, 4]
const HALF = 128
const GREY = { red: 0.3, green: 0.59, blue: 0.11 }

/** A contact sheet of overlays: green is right, red taken wrongly, blue missed. */
export class WallSheet {
  readonly #tiles: Buffer[] = []

  async add({ photo, truth }: WallPhotograph, { name, alone, corrected, masks }: WallFigures): Promise<void> {
    this.#tiles.push(await tile(photo, truth, masks.alone, `${name.slice(-4)} ${alone.toFixed(2)}`))
    this.#tiles.push(
      await tile(photo, truth, masks.corrected, `${name.slice(-4)} taps ${(corrected.at(-1) ?? alone).toFixed(2)}`),
    )
  }

  async write(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true })
    const rows = Math.ceil(this.#tiles.length / COLUMNS)
    await sharp({
      create: { width: COLUMNS * TILE_WIDTH, height: rows * TILE_HEIGHT, channels: 3, background: 'white' },
    })
      .composite(
        this.#tiles.map((input, index) => ({
          input,
          left: (index % COLUMNS) * TILE_WIDTH,
          top: Math.floor(index / COLUMNS) * TILE_HEIGHT,
        })),
      )
      .jpeg({ quality: 82 })
      .toFile(path.join(folder, 'walls.jpg'))
  }
}

function tile({ width, height, channels, data }: WallPhotograph['photo'], truth: Mask, mask: Mask, words: string) {
  const drawn = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels
    const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number]
    const grey = (GREY.red * red + GREY.green * green + GREY.blue * blue) * 0.6
    const [isTrue, isFound] = [(truth.data[pixel] as number) >= HALF, (mask.data[pixel] as number) >= HALF]
    drawn[pixel * 3] = Math.min(255, grey + (isFound && !isTrue ? 100 : 0))
    drawn[pixel * 3 + 1] = Math.min(255, grey + (isFound && isTrue ? 90 : 0))
    drawn[pixel * 3 + 2] = Math.min(255, grey + (!isFound && isTrue ? 110 : 0))
  }
  const label = `<svg width="150" height="22"><rect width="150" height="22" fill="white"/><text x="4" y="16" font-size="15">${words}</text></svg>`
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .resize(TILE_WIDTH - 4, TILE_HEIGHT - 4, { fit: 'contain', background: 'white' })
    .composite([{ input: Buffer.from(label), left: 0, top: 0 }])
    .png()
    .toBuffer()
}
