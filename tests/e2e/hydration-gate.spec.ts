import { expect, type Page, test } from '#tests/support/fixtures'
import { holdApplication } from '#tests/support/hold-application'

const LISTING = '/vi/category/tv-stand'

/** Opens a page whose application waits for `startApplication`. */
async function openBeforeHydration(page: Page, path: string) {
  const startApplication = await holdApplication(page)
  await page.goto(path)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  return startApplication
}

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1)
const box = (page: Page, value: string) => page.locator(`#filters input[value="${value}"]`)

test.use({ viewport: { width: 1280, height: 900 } })

test('a page that nobody touches loads no application', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(LISTING)
  // What browsers report when a page appears under a pointer that rests.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })))
  await page.waitForTimeout(2000)
  expect(scripts).toHaveLength(1)
  await page.mouse.move(200, 200)
  await page.mouse.move(240, 260)
  await hydrated(page)
})

test('a box ticked before hydration filters once and stays ticked', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, LISTING)
  await box(page, 'walnut').check()
  await expect(page.locator('html[data-busy]')).toHaveCount(1)
  startApplication()
  await expect(page).toHaveURL(/\?material=walnut$/)
  await expect(box(page, 'walnut')).toBeChecked()
  await expect(page.locator('html[data-busy]')).toHaveCount(0)
})

test('two boxes ticked before hydration both count, in their order', async ({ page }) => {
  const asked: string[][] = []
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url())
    if (url.includes('/_serverFn/')) asked.push(['walnut', 'oak'].filter((wood) => url.includes(`"${wood}"`)))
  })
  const startApplication = await openBeforeHydration(page, LISTING)
  await box(page, 'walnut').check()
  await box(page, 'oak').check()
  startApplication()
  await expect(page).toHaveURL(/\?material=oak&material=walnut$/)
  for (const wood of ['walnut', 'oak']) await expect(box(page, wood)).toBeChecked()
  // Calls may overtake each other: sort by length; the shorter has only the first tick.
  expect(asked.sort((a, b) => a.length - b.length)).toEqual([['walnut'], ['walnut', 'oak']])
})

test('a box ticked and cleared before hydration changes nothing', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, LISTING)
  await box(page, 'walnut').check()
  await box(page, 'walnut').uncheck()
  startApplication()
  await hydrated(page)
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
  await expect(box(page, 'walnut')).not.toBeChecked()
})

test('a box ticked at the very moment of hydration filters', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, LISTING)
  await page.evaluate(() => {
    const tick = () => document.querySelector<HTMLInputElement>('#filters input[value=walnut]')?.click()
    new MutationObserver(tick).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
  })
  await page.mouse.move(200, 200, { steps: 2 })
  startApplication()
  await expect(page).toHaveURL(/\?material=walnut$/)
  await expect(box(page, 'walnut')).toBeChecked()
})

test('an order chosen before hydration sorts', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, LISTING)
  await page.locator('select[name=sort]').selectOption('price-asc')
  startApplication()
  await expect(page).toHaveURL(/\?sort=price-asc$/)
  await expect(page.locator('select[name=sort]')).toHaveValue('price-asc')
})

test('a price typed before hydration is kept to the last letter and filters', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, LISTING)
  const field = page.locator('input[name=min]')
  await field.pressSequentially('9000000', { delay: 30 })
  startApplication()
  await hydrated(page)
  await expect(field).toHaveValue('9000000')
  await expect(page).toHaveURL(/\?min=9000000$/)
})

test('Enter in the price field before hydration sends the form as the browser does', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, LISTING)
  await page.locator('input[name=min]').fill('9000000')
  await page.locator('input[name=min]').press('Enter')
  startApplication()
  await expect(page).toHaveURL(/min=9000000/)
  await expect(page.locator('input[name=min]')).toHaveValue('9000000')
})

test('a form sent before hydration keeps what the application fills in from an address behind the #', async ({
  page,
}) => {
  const startApplication = await openBeforeHydration(page, '/vi/activate#email=lan%40example.com')
  await page.getByRole('main').locator('button[type=submit]').click()
  startApplication()
  await hydrated(page)
  await expect(page.locator('html[data-busy]')).toHaveCount(0)
  await expect(page.locator('main input[name=email]')).toHaveValue('lan@example.com')
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(1)
})

test('a link followed before hydration opens its page', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, '/vi')
  await page.locator('main a[href="/vi/category/sofa"]').first().click()
  startApplication()
  await expect(page).toHaveURL('/vi/category/sofa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofa')
})

test('arrow keys pressed on the lens before hydration move it, once each', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, '/vi')
  const grip = page.locator('.lens-grip').first()
  await grip.focus()
  const before = await grip.boundingBox()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  startApplication()
  await hydrated(page)
  await expect.poll(async () => Math.round((before?.x ?? 0) - ((await grip.boundingBox())?.x ?? 0))).toBe(48)
})

test('menus and dialogs open before hydration and stay open through it', async ({ page }) => {
  const startApplication = await openBeforeHydration(page, LISTING)
  const menu = page.locator('#language-menu')
  await page.locator('[popovertarget=language-menu]').click()
  await expect(menu).toBeVisible()
  startApplication()
  await hydrated(page)
  await expect(menu).toBeVisible()
})

test('after hydration a link changes the page without loading a document', async ({ page }) => {
  await page.goto(LISTING)
  await page.mouse.move(200, 200)
  await page.mouse.move(240, 260)
  await hydrated(page)
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  await page.locator('main a[href="/vi/category/sofa"]').first().click()
  await expect(page).toHaveURL('/vi/category/sofa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofa')
  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  expect(documents).toEqual([])
})

test.describe('where the application cannot be loaded', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR_'] })

  test('the page is loaded afresh once and not for ever', async ({ page }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') loads++
    })
    await page.route('**/assets/application-*.js', (route) => route.abort())
    await page.goto(LISTING)
    await page.mouse.move(200, 200)
    await page.mouse.move(240, 260)
    await expect.poll(() => loads).toBe(2)
    await page.mouse.move(100, 200)
    await page.mouse.move(140, 260)
    await page.waitForTimeout(1500)
    expect(loads).toBe(2)
    await page.locator('main a[href="/vi/category/sofa"]').first().click()
    await expect(page).toHaveURL('/vi/category/sofa')
  })
})

test.describe('where the browser refuses storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        })
    })
  })

  test('the page is hydrated and what waited has its effect', async ({ page }) => {
    const startApplication = await openBeforeHydration(page, LISTING)
    await box(page, 'walnut').check()
    startApplication()
    await expect(page).toHaveURL(/\?material=walnut$/)
    await expect(page.locator('html[data-busy]')).toHaveCount(0)
  })

  test.describe('and the application does not come', () => {
    test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR_'] })
    test('the page stays, because nobody could count how often it is loaded afresh', async ({ page }) => {
      let loads = 0
      page.on('request', (request) => {
        if (request.resourceType() === 'document') loads++
      })
      await page.route('**/assets/application-*.js', (route) => route.abort())
      await page.goto(LISTING)
      await page.mouse.move(200, 200)
      await page.mouse.move(240, 260)
      await page.waitForTimeout(1000)
      expect(loads).toBe(1)
      await page.locator('main a[href="/vi/category/sofa"]').first().click()
      await expect(page).toHaveURL('/vi/category/sofa')
    })
  })
})
