import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialSize } from '#app/features/page/social-pictures'
import { drawings } from '../../../scripts/social/drawing'
import keys from '../../../scripts/social/keys.json' with { type: 'json' }

const LARGEST = 60 * 1024

test('pictures for link previews show the words and looks of today: else run npm run content:social', () => {
  expect(drawings().length).toBeGreaterThan(0)
  expect(Object.fromEntries(drawings().map(({ file, key }) => [file, key]))).toEqual(keys)
})

test('there is no other picture beside them', () => {
  const files = readdirSync('public/social').map((name) => `public/social/${name}`)
  expect(files.sort()).toEqual(Object.keys(keys).sort())
})

test.each(Object.keys(keys))('%s has the size that networks ask for, and is small', async (file) => {
  const content = readFileSync(file)
  const { width, height, format } = await sharp(content).metadata()
  expect({ width, height, format }).toEqual({ ...socialSize, format: 'jpeg' })
  expect(content.byteLength).toBeLessThanOrEqual(LARGEST)
})
