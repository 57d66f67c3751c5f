import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialSize } from '#app/features/page/social-pictures'
import { drawings, type Glyphs, isWritten } from '../../../scripts/social/drawing'
import drawnFiles from '../../../scripts/social/drawn.json' with { type: 'json' }

const LARGEST = 60 * 1024
const drawn: Record<string, { key: string; picture: string; glyphs: Glyphs }> = drawnFiles

test('pictures for link previews show the words and looks of today: else run npm run content:social', () => {
  expect(drawings().length).toBeGreaterThan(0)
  const keys = Object.entries(drawn).map(([file, { key }]) => [file, key])
  expect(drawings().map(({ file, key }) => [file, key])).toEqual(keys)
})

test.each(drawings())('$file is the picture whose letters all had a glyph of their own', ({ file, words, key }) => {
  const { picture, glyphs, ...rest } = drawn[file] ?? { picture: '', glyphs: {} }
  expect(rest).toEqual({ key })
  expect(isWritten(words, glyphs)).toBe(true)
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toMatch(new RegExp(`^${picture}`))
})

test.each<[string, string, Glyphs]>([
  ['Vietnamese in a font that stands in', 'Phòng khách', { 'Hanken Grotesk': 10, 'DejaVu Sans': 1 }],
  ['Japanese as boxes of the first font', 'お部屋の写真', { 'Hanken Grotesk': 6 }],
  ['Japanese in a Chinese font', 'お部屋の写真', { 'Noto Sans CJK SC': 6 }],
  ['Japanese of which a letter is missing', 'お部屋の写真', { 'Hanken Grotesk': 1, 'Noto Sans CJK JP': 5 }],
  ['nothing', '', {}],
])('%s is not drawn', (_, words, glyphs) => expect(isWritten(words, glyphs)).toBe(false))

test('there is no other picture beside them', () => {
  const files = readdirSync('public/social').map((name) => `public/social/${name}`)
  expect(files.sort()).toEqual(Object.keys(drawn).sort())
})

test.each(Object.keys(drawn))('%s has the size that networks ask for, and is small', async (file) => {
  const content = readFileSync(file)
  const { width, height, format } = await sharp(content).metadata()
  expect({ width, height, format }).toEqual({ ...socialSize, format: 'jpeg' })
  expect(content.byteLength).toBeLessThanOrEqual(LARGEST)
})
