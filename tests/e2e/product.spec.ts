import { axeFindings } from '#tests/support/axe'
import { expect, type Page, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { anyAddress, letterTo } from '#tests/support/visitor'

const languages = [
  { locale: 'vi', name: 'Kệ TV Tràng An 180', fact: 'Xuất xứ', value: 'Việt Nam' },
  { locale: 'en', name: 'Tràng An 180 TV stand', fact: 'Made in', value: 'Vietnam' },
  { locale: 'de', name: 'TV-Lowboard Tràng An 180', fact: 'Hergestellt in', value: 'Vietnam' },
  { locale: 'ja', name: 'テレビ台 チャンアン 180', fact: '原産国', value: 'ベトナム' },
]

for (const { locale, name, fact, value } of languages)
  test(`[ROUTE-17] in ${locale}, a card of a listing opens its product`, async ({ page }) => {
    await page.goto(`/${locale}/category/tv-stand`)
    const card = page.getByRole('main').getByRole('article').filter({ hasText: name })
    await card.getByRole('link').click()
    await expect(page).toHaveURL(`/${locale}/product/ke-tv-trang-an-180`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible()
  })

/** Gives each test its own client address. */
async function sendFromOwnAddress(page: Page) {
  const address = anyAddress()
  await page.route('**/product/**', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } })
      : route.continue(),
  )
}

let counter = 0
const someMailbox = () => `khach.${Date.now().toString(36)}${process.pid}${counter++}@example.com`

test.describe('without JavaScript', () => {
  // A rejected form answers 422.
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: ['422'] })

  test('[CAT-05] a product is asked for: a mistake loses nothing, then both sides get a letter', async ({ page }) => {
    await sendFromOwnAddress(page)
    const email = someMailbox()
    await page.goto('/vi/product/ke-tv-trang-an-180')
    await page.getByRole('link', { name: 'Hỏi chúng tôi' }).click()
    const form = page.locator('#enquiry form')
    await form.getByLabel('Họ và tên').fill('Trần Văn Bình')
    await form.getByLabel('Số điện thoại').fill('12')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Số lượng').fill('2')
    await form.getByLabel('Lời nhắn').fill('Màu óc chó, tầng 12')
    await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
    await expect(form.getByText('Số điện thoại chưa đúng')).toBeVisible()
    await expect(form.getByLabel('Họ và tên')).toHaveValue('Trần Văn Bình')
    await expect(form.getByLabel('Lời nhắn')).toHaveValue('Màu óc chó, tầng 12')

    await form.getByLabel('Số điện thoại').fill('0901 234 567')
    await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
    await expect(page).toHaveURL(/enquiry=VT-\w{7}#enquiry$/)
    const reference = new URL(page.url()).searchParams.get('enquiry') ?? ''
    await expect(page.getByRole('status').filter({ hasText: reference })).toBeVisible()

    const confirmation = await letterTo(page.request, email)
    expect(confirmation.text).toContain(reference)
    expect(confirmation.text).not.toContain('tầng 12')
    const toShop = await letterTo(page.request, 'xinchao@vuongtron.vn', { naming: reference })
    expect(toShop.text).toContain(reference)
    expect(toShop.text).toContain('Màu óc chó, tầng 12')
  })

  test('[CAT-05, BUY-02] a product is asked for in the finish that was chosen', async ({ page }) => {
    await sendFromOwnAddress(page)
    const email = someMailbox()
    await page.goto('/vi/product/ke-tv-trang-an-180')
    await page.locator('main [name=finish][type=radio][value=walnut]').check({ force: true })
    await page.getByRole('button', { name: 'Xem giá bản này' }).click()
    await expect(page).toHaveURL(/finish=walnut/)
    const enquiry = page.locator('#enquiry')
    await expect(enquiry.getByText('Kệ TV Tràng An 180, Óc chó')).toBeVisible()
    await enquiry.getByLabel('Họ và tên').fill('Trần Văn Bình')
    await enquiry.getByLabel('Số điện thoại').fill('12')
    await enquiry.getByLabel('Email').fill(email)
    await enquiry.getByRole('button', { name: 'Gửi yêu cầu' }).click()
    await expect(enquiry.getByText('Số điện thoại chưa đúng')).toBeVisible()
    await expect(enquiry.getByText('Kệ TV Tràng An 180, Óc chó')).toBeVisible()
    await enquiry.getByLabel('Số điện thoại').fill('0901 234 567')
    await enquiry.getByRole('button', { name: 'Gửi yêu cầu' }).click()
    await expect(page).toHaveURL(/finish=walnut&enquiry=VT-\w{7}#enquiry$/)
    expect((await letterTo(page.request, email)).text).toContain('Kệ TV Tràng An 180, Óc\u00a0chó')
  })

  test('[ROUTE-17] the pictures open large, and the measures of a lift are checked', async ({ page }) => {
    await page.goto('/vi/product/sofa-ho-tay-ba-cho')
    await page.getByRole('button', { name: /Xem ảnh lớn, ảnh 3/ }).click()
    const large = page.getByRole('dialog')
    await expect(large.getByRole('img', { name: /rộng 2240\smm/ })).toBeVisible()
    await large.getByRole('button', { name: 'Đóng' }).click()
    await expect(large).toBeHidden()

    await page.getByLabel('Cửa hẹp nhất').fill('110')
    await page.getByLabel('Thang bộ').fill('70')
    await page.getByRole('button', { name: 'Kiểm tra' }).click()
    await expect(page).toHaveURL(/door=110&stairs=70.*#fit$/)
    await expect(page.getByText('lọt thoải mái')).toBeVisible()
    await expect(page.getByText('không lọt')).toBeVisible()
    await expect(page.getByLabel('Thang bộ')).toHaveValue('70')
  })
})

test('[CAT-05] one finish after the other is chosen, and the page has each part once', async ({ page }) => {
  await page.goto('/vi/product/ke-tv-trang-an-180')
  const repeated = async () => {
    const headings = await page.locator('main h2').allTextContents()
    return headings.filter((heading, index) => headings.indexOf(heading) < index)
  }
  const finishes = page.locator('main [name=finish][type=radio]')
  for (const index of [1, 2, 0, 1]) {
    const finish = finishes.nth(index)
    await finish.check({ force: true })
    await expect(page).toHaveURL(new RegExp(`finish=${await finish.getAttribute('value')}`))
    await expect(page.locator('main [name=finish]:checked')).toHaveValue((await finish.getAttribute('value')) ?? '')
    await expect(page.getByRole('heading', { name: 'Thông số' })).toHaveCount(1)
    expect(await repeated()).toEqual([])
  }
})

test('[CAT-05, BUY-02] the enquiry follows each finish that is chosen, and keeps what was typed', async ({ page }) => {
  await sendFromOwnAddress(page)
  const email = someMailbox()
  await page.goto('/vi/product/ke-tv-trang-an-180')
  const enquiry = page.locator('#enquiry')
  const choose = async (finish: string, name: string) => {
    await page.locator(`main [name=finish][type=radio][value=${finish}]`).check({ force: true })
    await expect(page).toHaveURL(new RegExp(`finish=${finish}`))
    await enquiry.scrollIntoViewIfNeeded()
    await expect(enquiry.getByText(`Kệ TV Tràng An 180, ${name}`)).toBeVisible()
    await expect(enquiry.locator('form')).toHaveAttribute('action', new RegExp(`\\?finish=${finish}#enquiry$`))
  }
  await choose('ash', 'Tần bì')
  await enquiry.getByLabel('Họ và tên').fill('Trần Văn Bình')
  await enquiry.getByLabel('Email').fill(email)
  await choose('walnut', 'Óc chó')
  await expect(enquiry.getByLabel('Họ và tên')).toHaveValue('Trần Văn Bình')
  await enquiry.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page).toHaveURL(/finish=walnut&enquiry=VT-\w{7}#enquiry$/)
  expect((await letterTo(page.request, email)).text).toContain('Kệ TV Tràng An 180, Óc\u00a0chó')
})

test('[ROUTE-17] a product opened inside the application is the one the server shows', async ({ page }) => {
  await page.goto('/vi/product/ke-tv-trang-an-180')
  await hydrate(page)
  const others = page.getByRole('region', { name: 'Hợp với sản phẩm này' }).last()
  const link = others.getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // Products in local lists are in one of the two.
  const said = () =>
    page
      .getByRole('main')
      .locator('h1, nav ol, dl, #fit, #enquiry')
      .evaluateAll((parts) => parts.map((part) => part.textContent))
  const inApplication = await said()
  expect(inApplication.length).toBeGreaterThan(3)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await said()).toEqual(inApplication)
})

test('[ROUTE-17] going back from a listing finds the whole product again', async ({ page }) => {
  await page.goto('/vi/product/ke-tv-trang-an-180')
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Kệ TV', exact: true }).first().click()
  await expect(page).toHaveURL('/vi/category/tv-stand')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kệ TV Tràng An 180')
  await expect(page.getByRole('definition').first()).toBeVisible()
})

test('[CAT-05] the form is the browser’s own, also while the application loads: one press, one enquiry', async ({
  page,
}) => {
  await sendFromOwnAddress(page)
  const email = someMailbox()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/product/')) sent += 1
  })
  await page.goto('/en/product/ke-sach-ba-vi')
  const form = page.locator('#enquiry form')
  await form.getByLabel('Your name').pressSequentially('Anna')
  await form.getByLabel('E-mail address').pressSequentially(email)
  await form.getByLabel('E-mail address').press('Enter')
  await expect(page.getByRole('heading', { name: 'We have your enquiry' })).toBeVisible()
  expect(sent).toBe(1)
  expect((await letterTo(page.request, email)).text).toContain('Your enquiry')
})

test('[ROUTE-21] three products are compared: chosen on their pages, also before the application runs', async ({
  page,
}) => {
  for (const slug of ['ke-tv-trang-an-180', 'ke-tv-trang-an-200', 'ke-tv-hoi-an-140']) {
    await page.goto(`/vi/product/${slug}`)
    // The first press loads the application and is replayed.
    await page.getByRole('button', { name: 'So sánh', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Đang so sánh' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Bảng so sánh (3)' }).click()
  await expect(page).toHaveURL('/vi/compare?products=ke-tv-trang-an-180,ke-tv-trang-an-200,ke-tv-hoi-an-140')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('row', { name: /^Rộng × sâu × cao 180 × 42 × 50/ })).toBeVisible()
  await page.getByRole('link', { name: 'Xóa khỏi danh sách: Kệ TV Tràng An 200' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('link', { name: 'Kệ TV Tràng An 180' }).first().click()
  await expect(page.getByRole('link', { name: 'Bảng so sánh (2)' })).toBeVisible()
})

test('[ROUTE-21] what is saved stays in the browser, and what was viewed is shown again', async ({ page }) => {
  await page.goto('/de/product/sofa-ho-tay-ba-cho')
  await page.getByRole('button', { name: 'Merken', exact: true }).click()
  await page.getByRole('link', { name: 'Merkliste (1)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible()
  const name = (await page.getByRole('main').getByRole('article').getByRole('link').textContent()) ?? ''
  await page.getByRole('main').getByRole('article').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goto('/de/product/ban-tra-nhat-tan')
  await hydrate(page)
  const recent = page.getByRole('region', { name: 'Zuletzt angesehen' }).last()
  await recent.scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link', { name })).toBeVisible()

  await page.goto('/de/wishlist')
  await page.getByRole('button', { name: `${name} entfernen` }).click()
  await expect(page.getByText('Noch nichts da')).toBeVisible()
})

test('[ROUTE-21] the header leads to what is saved and says how many pieces that are, before the application runs', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Merkliste' })
  await page.goto('/de/category/sofa')
  await expect(link).toHaveAccessibleName('Merkliste')
  await page.goto('/de/product/sofa-ho-tay-ba-cho')
  await page.getByRole('button', { name: 'Merken', exact: true }).click()
  await expect(link).toHaveAccessibleName('Merkliste 1')
  await page.goto('/de/category/sofa')
  await expect(link).toHaveAccessibleName('Merkliste 1')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  await link.click()
  await page.getByRole('button', { name: /entfernen$/ }).click()
  await expect(link).toHaveAccessibleName('Merkliste')
})

test('[ROUTE-21] what is compared is found again beside what is saved, and stays when no comparison is asked for', async ({
  page,
}) => {
  await page.goto('/vi/product/ke-tv-trang-an-180')
  await page.getByRole('button', { name: 'So sánh', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Đang so sánh' })).toBeVisible()
  const inHeader = page
    .getByRole('banner')
    .getByRole('link', { name: /^So sánh/ })
    .filter({ visible: true })
  await expect(inHeader).toHaveAccessibleName(/ 1$/)
  // Opened without query: saved products appear at once, and no empty message.
  await page.goto('/vi/wishlist')
  const isEmptySaid = page.getByText('Chưa có sản phẩm nào để so. Bấm')
  await page.addInitScript(() => {
    const look = () => {
      const isEmptyShown = document.querySelector('[data-unasked]')?.checkVisibility({ visibilityProperty: true })
      if (isEmptyShown) sessionStorage.setItem('empty', 'shown')
      requestAnimationFrame(look)
    }
    look()
  })
  await page.evaluate(() => location.assign('/vi/compare'))
  await expect(page).toHaveURL('/vi/compare?products=ke-tv-trang-an-180')
  const takeOut = page.getByRole('link', { name: 'Xóa khỏi danh sách: Kệ TV Tràng An 180' })
  await expect(takeOut).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('empty'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/vi/wishlist')
  await inHeader.click()
  await expect(takeOut).toBeVisible()
  await hydrate(page)
  // Leaves while the page without it still loads.
  await page.route('**/_serverFn/compare.*', () => {})
  await takeOut.click()
  await expect(page).toHaveURL('/vi/compare?products=')
  await expect(page.getByRole('button', { name: /^(Thay|Lưu) bảng/ })).toBeHidden()
  await page.goto('/vi/wishlist')
  await hydrate(page)
  await expect(page.getByText('Chưa có sản phẩm nào')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bảng so sánh/ })).toBeHidden()
  await expect(inHeader).toHaveCount(0)
  await page.goto('/vi/compare')
  await expect(isEmptySaid).toBeVisible()
})

test('[ROUTE-21] a comparison that somebody sends is shown beside one’s own, and kept only when asked for', async ({
  page,
}) => {
  const sent = '/vi/compare?products=sofa-ho-tay-ba-cho,ban-tra-nhat-tan'
  const own = page.getByRole('link', { name: 'Bảng của bạn (1)' })
  const keep = page.getByRole('button', { name: 'Thay bảng đã lưu' })
  await page.goto('/vi/product/ke-tv-trang-an-180')
  await page.getByRole('button', { name: 'So sánh', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Đang so sánh' })).toBeVisible()

  await page.goto('/vi/compare?products=nonsense')
  await hydrate(page)
  await expect(own).toBeVisible()
  await expect(keep).toBeHidden()
  await page.goto(sent)
  await hydrate(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Xóa khỏi danh sách: / })
    .last()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect(keep).toBeVisible()
  await own.click()
  await expect(page).toHaveURL('/vi/compare?products=ke-tv-trang-an-180')
  await expect(keep).toBeHidden()

  await page.goto(sent)
  await hydrate(page)
  await keep.click()
  // A second press restores the replaced comparison.
  await page.getByRole('button', { name: 'Đã lưu', exact: true }).click()
  await expect(own).toBeVisible()
  await keep.click()
  await expect(own).toBeHidden()
  await page.goto('/vi/wishlist')
  await expect(page.getByRole('link', { name: 'Bảng so sánh (2)' })).toBeVisible()
})

test.describe('the header without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[ROUTE-21] no link leads to a list that cannot be', async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/en/product/sofa-ho-tay-ba-cho')
      await page.getByRole('button', { name: 'Search' }).first().click()
      await expect(page.locator('a[href$="/wishlist"]').filter({ visible: true })).toHaveCount(0)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  for (const locale of ['vi', 'ja'])
    test(`[ROUTE-17] in ${locale}, price and basket stay at the foot of the screen once the offer is above it`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/product/ke-tv-trang-an-180`)
      const [offer, bar] = [page.locator('.offer-button'), page.locator('.offer-bar button')]
      await offer.scrollIntoViewIfNeeded()
      await expect(bar).toBeHidden()
      // Fields below the offer: the bar never covers the focused one.
      const field = page.getByRole('main').locator('form[method=get] input').last()
      await field.focus()
      await expect(bar).toBeInViewport({ ratio: 1 })
      const box = async (of: typeof bar) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const isApart = (a: Awaited<ReturnType<typeof box>>, b: typeof a) =>
        a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
      expect(isApart(await box(field), await box(bar))).toBe(true)
      for (const float of await page.locator('.doctor-button a, .to-top').all())
        expect(isApart(await box(float), await box(bar))).toBe(true)
      await page.getByRole('contentinfo').getByRole('link').first().focus()
      await expect(bar).not.toBeInViewport()
      // The bar hides beside the enquiry form, and after sending.
      await page.locator('#enquiry form').scrollIntoViewIfNeeded()
      await expect(bar).toBeHidden()
      await page.goto(`/${locale}/product/ke-tv-trang-an-180?enquiry=VT-2345678#enquiry`)
      await expect(page.getByRole('status').filter({ hasText: 'VT-2345678' })).toBeVisible()
      await expect(page.locator('.offer-bar')).toHaveCount(0)
    })
})

test('[ROUTE-17] a product that was measured against a door has no barrier that axe finds', async ({ page }) => {
  await page.goto('/ja/product/sofa-ho-tay-ba-cho?door=80&stairs=9')
  expect(await axeFindings(page)).toEqual([])
})
