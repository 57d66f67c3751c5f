import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { withPictures } from '#tests/support/chromium'
import { maskOverlay, openSample, PAGE, SOON } from '#tests/support/doctor-editor'
import { expect, type Page, test } from '#tests/support/fixtures'
import { holdApplication } from '#tests/support/hold-application'
import { hydrate } from '#tests/support/hydrate'
import { messagesOf } from '#tests/support/sources'

test.use(withPictures)

const PHOTO = resolve('tests/support/study.jpg')

/** Opens the page hydrated, or with an application that waits for the returned function. */
async function open(page: Page, isAwake: boolean, path = PAGE) {
  const startApplication = isAwake ? () => {} : await holdApplication(page)
  await page.goto(path)
  if (isAwake) await hydrate(page)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(isAwake ? 1 : 0)
  return startApplication
}

/** Drops a photo from outside; if the page ignored it, the browser would open it. */
async function dropAt(page: Page, x: number, y: number) {
  const hand = await page.context().newCDPSession(page)
  const data = { items: [], files: [PHOTO], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await hand.send('Input.dispatchDragEvent', { type, x, y, data })
}

const dropIn = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await dropAt(page, box.x + box.width / 2, box.y + 20)
}

const choosers = (page: Page) => page.locator('#photo input[type=file]')

async function paste(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 520)
    const context = canvas.getContext('2d')
    for (let stripe = 0; stripe < 8; stripe++) {
      if (context) context.fillStyle = `hsl(${stripe * 40} 50% 50%)`
      context?.fillRect(stripe * 80, stripe * 20, 80, 400)
    }
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })])
  })
  await page.keyboard.press('Control+v')
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'chosen from the files': (page) => choosers(page).first().setInputFiles(PHOTO),
  'dropped into its box': (page) => dropIn(page, '#photo label'),
  'dropped beside its box': (page) => dropIn(page, 'main h1'),
  pasted: paste,
  'taken with the camera': (page) => choosers(page).nth(1).setInputFiles(PHOTO),
}

for (const [way, bring] of Object.entries(ways))
  for (const isAwake of [false, true])
    test(`[ROUTE-09] a photo ${way} ${isAwake ? 'is opened' : 'before the page is awake is opened once it is'}`, async ({
      page,
    }) => {
      const startApplication = await open(page, isAwake)
      await bring(page)
      startApplication()
      await expect(page.getByRole('img', { name: 'The photo of the room' })).toBeVisible(SOON)
      expect(page.url()).toContain(PAGE)
    })

for (const [where, path] of [
  ['beside the composer', `${PAGE}?tool=room_composer`],
  ['on the editor', `${PAGE}#sample=shell`],
] as const)
  test(`[ROUTE-09] a photo that is dropped ${where} does not take the page's place`, async ({ page }) => {
    await open(page, true, path)
    if (path.includes('#')) await expect(page.getByRole('img', { name: 'The photo of the room' })).toBeVisible(SOON)
    await page.evaluate(() => {
      const kept: Record<string, boolean> = {}
      for (const type of ['dragover', 'drop'])
        addEventListener(type, (event) => Object.assign(kept, { [type]: event.defaultPrevented }))
      Object.assign(window, { kept })
    })
    await dropAt(page, 30, 300)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'kept'))).toMatchObject({ dragover: true })
    expect(page.url()).toContain(PAGE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const locale of ['vi', 'de', 'ja'])
  test(`[ROUTE-09] /${locale} a file that is no photo is refused in the language of the page`, async ({ page }) => {
    const words = messagesOf(locale)
    await open(page, true, `/${locale}/house-doctor-ai`)
    const alert = page.getByRole('main').getByRole('alert')
    const photo = await readFile(PHOTO)
    const bomb = await sharp({ create: { width: 640, height: 520, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    bomb.writeUInt32BE(10_000, 16)
    bomb.writeUInt32BE(10_000, 20)
    for (const [buffer, key] of [
      [Buffer.from('no photo at all'), 'not_an_image'],
      [photo.subarray(0, photo.length / 2), 'photo_truncated'],
      [bomb, 'photo_too_large'],
    ] as const) {
      await choosers(page).first().setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer })
      await expect(alert).toHaveText(words[`house_doctor_trouble_${key}`] ?? '', SOON)
    }
  })

test('[HD-09] the network comes with a photo, not with the page or a sample room, and areas are found without it too', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/room-labels') && asked.push(request.url()))
  await openSample(page, 'colors_textures', 'Living room')
  await expect(maskOverlay(page)).toBeVisible(SOON)
  expect(asked).toEqual([])
  for (const isThere of [true, false]) {
    if (!isThere) await page.route('**/room-labels*', (route) => route.abort())
    await open(page, true)
    await choosers(page).first().setInputFiles(PHOTO)
    await expect(maskOverlay(page)).toBeVisible(SOON)
    expect(asked.length).toBeGreaterThan(0)
    asked.length = 0
  }
})

/** A picture of coloured patches, in which nothing looks like one wall. */
const patches = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#777' } })
    .composite(
      Array.from({ length: 63 }, (_, index) => ({
        input: {
          create: { width: 100, height: 100, channels: 3 as const, background: `hsl(${(index * 137) % 360} 45% 55%)` },
        },
        left: (index % 9) * 100,
        top: Math.floor(index / 9) * 100,
      })),
    )
    .png()
    .toBuffer()

test('[HD-09] a colour is shown as soon as it is chosen, the photo as long as a button is held, and one tap helps where walls are in doubt', async ({
  page,
}) => {
  await open(page, true)
  await choosers(page)
    .first()
    .setInputFiles({ name: 'patches.png', mimeType: 'image/png', buffer: await patches() })
  const doubt = page.getByText('Not sure which part is the wall.')
  await expect(doubt).toBeVisible(SOON)
  const hold = page.getByRole('button', { name: 'Hold to see the original' })
  await expect(hold).toBeVisible(SOON)
  await hold.focus()
  await page.keyboard.down('Space')
  await expect(page.getByRole('img', { name: 'The room after the change' })).toHaveCount(0)
  await page.keyboard.up('Space')
  await expect(page.getByRole('img', { name: 'The room after the change' })).toBeVisible()
  await page.getByRole('button', { name: 'Tap the wall once' }).click()
  const picture = (await page.locator('.doctor-picture').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2)
  await expect(doubt).toHaveCount(0)
  await expect(hold).toBeVisible(SOON)
})
