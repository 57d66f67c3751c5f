import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '#tests/support/fixtures'

const stores = { '/app-store': 'App Store', '/google-play': 'Google Play' }

for (const [path, store] of Object.entries(stores)) {
  test(`[ROUTE-12] ${path} shows the badge and says that the app is not published`, async ({ page }) => {
    await page.goto(`/en${path}`)
    const main = page.getByRole('main')
    expect(await main.getByRole('img', { name: store }).boundingBox()).toMatchObject({ width: 140, height: 42 })
    await expect(main).toContainText(`The app is not on ${store === 'App Store' ? 'the ' : ''}${store} yet.`)
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(
      store === 'App Store' ? /^iPhone/ : /^Android/,
    )
  })
}

for (const locale of ['vi', 'en', 'de', 'ja'])
  test(`[ROUTE-12] in ${locale} a phone that reads the QR code comes to the shop in this language`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/google-play`)
    const code = page.getByRole('main').locator('section').getByRole('img')
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsqr(new Uint8ClampedArray(data), info.width, info.height)
    expect(read?.data).toBe(new URL(`/${locale}`, page.url()).href)
  })

test('[APP-01] a browser finds nothing wrong with the app of a page, in any language', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  for (const path of ['/vi', '/en/about-us', '/de/product/ke-tv-trang-an-180', '/ja/login']) {
    await page.goto(path)
    const { url, errors, data } = await session.send('Page.getAppManifest')
    expect({ path: new URL(url).pathname, errors }).toEqual({
      path: `${path.slice(0, 3)}/manifest.webmanifest`,
      errors: [],
    })
    expect(JSON.parse(data ?? '')).toMatchObject({ start_url: path.slice(0, 3) })
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Tests browse in private windows, where nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  }
})
