import { inWholeBrowser } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'

test.use(inWholeBrowser)

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
    // Tests run in private windows, where nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  }
})
