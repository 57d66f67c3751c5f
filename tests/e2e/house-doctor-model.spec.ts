import type { Page } from 'playwright/test'
import { maskOverlay, PAGE, SOON, said } from '#tests/support/doctor-editor'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { tinyManifest, tinyModel } from '#tests/support/tiny-model'

const MANIFEST = '/models/labels.json'
const FILE = '/models/tiny.onnx'

/** Takes the study's yellow wall for a curtain, its other for wall, and what is dark for furniture. */
const study = tinyModel({
  classes: [
    [0, 0, 0, 4],
    [60, 0, -60, -6],
    [-20, -20, -20, 36],
    [-60, 0, 60, -10],
  ],
})

/** Opens the study as a photo of one's own, and answers the shares of its left and its right wall that are marked. */
async function wallsMarked(page: Page, shop = '') {
  await page.goto(`${shop}${PAGE}?tool=colors_textures`)
  await hydrate(page)
  await page.locator('input[type=file]').first().setInputFiles('tests/support/study.jpg')
  await expect(said(page)).toHaveText(/found|too few straight lines/, SOON)
  await expect(maskOverlay(page)).toBeVisible(SOON)
  return maskOverlay(page).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const share = (left: number, top: number, right: number, bottom: number) => {
      let [all, marked] = [0, 0]
      for (let y = Math.round(top * height); y < bottom * height; y++)
        for (let x = Math.round(left * width); x < right * width; x++, all++)
          if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 0) marked++
      return marked / all
    }
    return { yellow: share(0.1, 0.2, 0.2, 0.6), other: share(0.8, 0.3, 0.95, 0.6) }
  })
}

test('[OPER-04] walls are found by the model that an operator has; without one, and with one that is none, by our network', {
  tag: '@slow',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofModels = () => asked.filter((path) => /^\/(labeller|models)\//.test(path)).sort()
  const warned: string[] = []
  page.on('console', (message) => message.text().startsWith('House Doctor') && warned.push(message.text()))

  const everyWall = { yellow: 1, other: 1 }
  expect(await wallsMarked(page)).toEqual(everyWall)
  expect(asked).toContain('/api/v1/engines')
  expect(ofModels()).toEqual([])

  await page.route(`**${MANIFEST}`, (route) => route.fulfill({ json: tinyManifest('tiny.onnx') }))
  await page.route(`**${FILE}`, (route) => route.fulfill({ body: Buffer.from(study) }))
  const shop = await instance(`HOUSE_DOCTOR_MODEL:${MANIFEST}`)
  try {
    const seen = await wallsMarked(page, shop.url)
    expect(seen.other).toBe(1)
    expect(seen.yellow).toBeLessThan(0.3)
    expect(ofModels()).toEqual([
      expect.stringMatching(/^\/labeller\/labeller\.worker-.*\.js$/),
      expect.stringMatching(/^\/labeller\/ort-wasm.*\.wasm$/),
      MANIFEST,
      FILE,
    ])
    expect(warned).toEqual([])

    await page.route(`**${FILE}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    expect(await wallsMarked(page, shop.url)).toEqual(everyWall)
    expect(warned).toEqual([`House Doctor: the model at ${MANIFEST} is not used (model_unreadable).`])
  } finally {
    await shop.stop()
  }
})
