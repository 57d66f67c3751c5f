import type { Page } from 'playwright/test'
import { LEGAL_UPDATED } from '#app/features/content/legal'
import { locales } from '#app/features/languages/languages'
import { axeFindings } from '#tests/support/axe'
import { chooseSlot, fillInCheckout, fillInPlace, fillInRecipient, goOn, openBlock } from '#tests/support/checkout'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { isSlow } from '#tests/support/slow-languages'
import { accountOf, visitor } from '#tests/support/visitor'

const TV = 'ke-tv-treo-tuong-cat-ba-160:oak'
const SOFA = 'sofa-khung-go-ba-be-ba-cho:oak'
const TABLE = 'ban-tra-tan-cuong-120:oak'
const SHELF = 'ke-sach-ba-vi-60:oak'
const FREEZER = 'tu-dong-dung-suong-dong-180-lit:steel'

async function openCheckout(page: Page, locale: string, ...skus: string[]) {
  const lines = (skus.length > 0 ? skus : [TV]).map((sku) => ({ sku, quantity: 1 }))
  const added = await page.request.post('/api/cart', { data: { lines } })
  expect(added.status()).toBe(201)
  await page.goto(`/${locale}/checkout`)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[BUY-07] two tabs that were filled in make one order, which both lead to', async ({ page, context }) => {
    await openCheckout(page, 'vi')
    await hydrate(page)
    await fillInCheckout(page)
    const other = await context.newPage()
    await other.goto('/vi/checkout')
    await hydrate(other)
    const tabs = [page, other]
    // The other tab has what was typed in the first.
    for (const tab of tabs) await expect(openBlock(tab).locator('button[type=submit]')).toBeEnabled()
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Đặt hàng' }).click()))
    for (const tab of tabs) await expect(tab).toHaveURL(/\/vi\/order\/VT[A-Z0-9]{6}\?k=/)
    expect(new Set(tabs.map((tab) => tab.url())).size).toBe(1)
  })

  test('[BUY-07] Back from a placed order and ordering again leads to the same order', async ({ page }) => {
    await openCheckout(page, 'vi')
    await hydrate(page)
    await fillInCheckout(page)
    const order = page.getByRole('button', { name: 'Đặt hàng' })
    // An answer without content leaves the page as it is, as a browser shows it that keeps pages for Back.
    await page.route('**/vi/order/**', (route) => route.fulfill({ status: 204 }), { times: 1 })
    const [first] = await Promise.all([page.waitForResponse('**/vi/order/**'), order.click()])
    await expect(page).toHaveURL(/\/vi\/checkout/)
    await order.click()
    await expect(page).toHaveURL(first.url())
    // A browser that asks the shop again finds nothing to order.
    await page.goBack()
    await expect(page.getByText('Giỏ hàng của bạn đang trống.')).toBeVisible()
    await expect(order).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(first.url())
  })

  test('[BUY-03] an old district leads to its wards, of which none is chosen for the shopper', async ({ page }) => {
    await openCheckout(page, 'vi')
    await hydrate(page)
    await fillInRecipient(page)
    await goOn(page).click()
    await page.locator('[name=province]').selectOption({ label: 'TP. Hồ Chí Minh' })
    const ward = page.locator('[name=wardName]')
    await expect(ward).not.toHaveAttribute('placeholder')
    await ward.pressSequentially('quan 7')
    await expect(page.locator('.ward-list [role=option]', { hasText: 'Quận 7 cũ' })).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('.ward-list [role=option]')).toHaveCount(0)
    await page.locator('[name=street]').fill('42/7 đường số 15')
    await goOn(page).click()
    await expect(ward).toHaveAttribute('aria-invalid', 'true')
    await expect(ward).toBeFocused()
    await ward.fill('Tan Hung')
    await page.locator('[name=street]').click()
    await expect(ward).toHaveValue('Tân Hưng')
    await page.locator('[name=lift]').check()
    await page.locator('[name=lift]').uncheck()
    // Another province has other wards, and none of them is chosen.
    await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
    await expect(ward).toHaveValue('')
    await expect(page.locator('input[name=ward]')).toHaveValue('')
    await page.reload()
    await hydrate(page)
    await expect(page.locator('[name=street]')).toHaveValue('42/7 đường số 15')
    await expect(page.locator('[name=lift]')).not.toBeChecked()
  })

  test('[BUY-03] an old district of another province is found there, and the province changes only when asked to', async ({
    page,
  }) => {
    await openCheckout(page, 'vi')
    await hydrate(page)
    await fillInRecipient(page)
    await goOn(page).click()
    const province = page.locator('[name=province]')
    const ward = page.locator('[name=wardName]')
    await province.selectOption({ label: 'Hà Nội' })
    await expect(ward).not.toHaveAttribute('placeholder')
    await ward.pressSequentially('quan 3')
    const offer = page.getByRole('button', { name: 'Quận 3 cũ thuộc TP. Hồ Chí Minh: đổi sang đó' })
    await expect(offer).toBeVisible()
    await expect(province.locator('option:checked')).toHaveText('Hà Nội')
    await offer.click()
    await expect(province.locator('option:checked')).toHaveText('TP. Hồ Chí Minh')
    await expect(ward).toHaveValue('quan 3')
    await expect(ward).toBeFocused()
    await page.locator('.ward-list [role=option]', { hasText: 'Quận 3 cũ' }).first().click()
    await expect(page.locator('input[name=ward]')).not.toHaveValue('')
    await expect(offer).toHaveCount(0)
    // A ward of the chosen province needs no other one.
    await ward.fill('tan hung')
    await expect(page.locator('.ward-list [role=option]').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /đổi sang đó/ })).toHaveCount(0)
  })

  test('[BUY-16] Back opens the block before and Forward the next, with what was typed, and the first leaves', async ({
    page,
  }) => {
    await page.goto('/vi/cart')
    await openCheckout(page, 'vi')
    await hydrate(page)
    const opened = async (name: string) => {
      await expect(page.locator(`#checkout-${name}`)).toHaveAttribute('data-block', 'open')
      await expect(openBlock(page)).toHaveCount(1)
    }
    await fillInRecipient(page)
    await goOn(page).click()
    await opened('place')
    await fillInPlace(page)
    await goOn(page).click()
    await opened('day')
    await page.goBack()
    await opened('place')
    await expect(openBlock(page).getByRole('heading')).toBeFocused()
    await expect(page.locator('[name=street]')).toHaveValue('12 Hàng Bạc')
    await page.locator('[name=street]').fill('14 Hàng Bạc')
    await page.goBack()
    await opened('who')
    await page.goForward()
    await opened('place')
    await page.goForward()
    await opened('day')
    await page.reload()
    await opened('day')
    await page.goBack()
    await opened('place')
    await expect(page.locator('[name=street]')).toHaveValue('14 Hàng Bạc')
    // A link to a block that was not reached opens the first that is not settled.
    await page.goto('/vi')
    await page.goto('/vi/checkout#checkout-review')
    await opened('day')
    await page.goto('/vi/cart')
    await page.goto('/vi/checkout#checkout-who')
    await opened('who')
    await page.goBack()
    await expect(page).toHaveURL('/vi/cart')
  })

  test.describe('with something wrong', () => {
    test.use({ expectedConsoleErrors: ['422'] })

    test('[BUY-07] the first tap of all says what is missing', async ({ page }) => {
      await openCheckout(page, 'vi')
      await goOn(page).click()
      await expect(page.locator('[name=name]')).toBeFocused()
      await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
      await page.locator('[name=phone]').fill('0901 234 567')
      await expect(page.locator('[name=phone]')).not.toHaveAttribute('aria-invalid')
      await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
    })

    test('[BUY-04] a half day is chosen by the shopper, or the block asks for it', async ({ page }) => {
      await openCheckout(page, 'vi')
      await hydrate(page)
      await fillInRecipient(page)
      await goOn(page).click()
      await fillInPlace(page)
      await goOn(page).click()
      await expect(page.locator('[name=slot]:not(:disabled)')).not.toHaveCount(0)
      await expect(openBlock(page).getByRole('heading')).toBeFocused()
      await goOn(page).click()
      await expect(page.getByRole('alert').first()).toContainText('Bạn chọn ngày và buổi giao.')
      await expect(page.locator('#checkout-day')).toHaveAttribute('data-block', 'wrong')
      await chooseSlot(page)
      await goOn(page).click()
      await expect(page.locator('#checkout-paying')).toHaveAttribute('data-block', 'open')
      await expect(page.locator('#checkout-day')).toContainText('8–12\u00a0giờ')
    })

    test('[BUY-07] what is missing is said at its field, and what was typed stays', async ({ page }) => {
      await openCheckout(page, 'de')
      await hydrate(page)
      await page.locator('[name=name]').fill('Lan')
      await page.locator('[name=phone]').fill('12')
      await goOn(page).click()
      await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('[name=phone]')).toBeFocused()
      await expect(page.locator('[data-block=wrong]')).toHaveCount(1)
      await expect(page.locator('[name=name]')).toHaveValue('Lan')
      await page.getByRole('alert').getByRole('link').first().focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[name=phone]')).toBeFocused()
    })
  })

  test.describe('with a line that is cut', () => {
    test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR_'] })

    test('[BUY-16] at every block the line is cut, and what was typed is there, also after a reload', async ({
      page,
    }) => {
      await openCheckout(page, 'vi')
      await hydrate(page)
      const cut = async () => {
        await page.context().setOffline(true)
        await expect(page.getByText('Đang mất mạng.').first()).toBeVisible()
      }
      const mend = async () => {
        await page.context().setOffline(false)
        await expect(page.getByText('máy này, có mạng lại')).toHaveCount(0)
      }
      // What is kept comes back by itself.
      const reload = async () => {
        await page.reload()
        await expect(page.locator('[name=name]')).toHaveValue('Nguyễn Thị Lan')
      }
      await page.locator('[name=name]').fill('Nguyễn Thị Lan')
      await cut()
      await page.locator('[name=phone]').fill('0901 234 567')
      await goOn(page).click()
      await expect(page.locator('#checkout-place')).toHaveAttribute('data-block', 'open')
      await mend()
      await reload()
      await expect(page.locator('#checkout-place')).toHaveAttribute('data-block', 'open')
      await fillInPlace(page)
      await cut()
      await page.locator('[name=lane]').check()
      await mend()
      await reload()
      for (const [name, value] of Object.entries({ phone: '0901 234 567', street: '12 Hàng Bạc', floor: '4' }))
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
      await expect(page.locator('[name=wardName]')).toHaveValue('Hoàn Kiếm')
      await expect(page.locator('[name=lane]')).toBeChecked()
      await goOn(page).click()
      const slot = page.locator('[name=slot]:not(:disabled)')
      await expect(openBlock(page).getByRole('heading')).toBeFocused()
      await slot.nth(3).focus()
      await cut()
      await page.keyboard.press('Space')
      await expect(slot.nth(3)).toBeChecked()
      await goOn(page).click()
      await page.locator('[name=voucher]').fill('TET-2027')
      await page.locator('[name=voucher]').fill('')
      await goOn(page).click()
      const order = page.getByRole('button', { name: 'Đặt hàng' })
      await expect(order).toBeDisabled()
      await mend()
      await reload()
      await expect(page.locator('[name=slot]:not(:disabled)').nth(3)).toBeChecked()
      await expect(order).toBeEnabled()
      // The answer to the order is lost: one press more, and there is one order.
      await page.route('**/checkout*', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await route.fetch()
        await route.abort()
      })
      await order.click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await page.unroute('**/checkout*')
      // With the line the page asks what the basket costs, which the order has emptied.
      await page.context().setOffline(true)
      await expect(order).toBeDisabled()
      await page.context().setOffline(false)
      await expect(page.getByText('Giỏ hàng của bạn đang trống.')).toBeVisible()
      await order.click()
      await expect(page).toHaveURL(/\/vi\/order\/VT[A-Z0-9]{6}\?k=/)
    })
  })
})

/** Where an open block's heading stands, measured from the window's top. */
const topOf = (page: Page) =>
  openBlock(page)
    .getByRole('heading')
    .evaluate((heading) => heading.getBoundingClientRect().top)

test.describe('with text at 200 %', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[BUY-07] each block comes into sight, nothing stands out, and a voucher that is none is said at its field', async ({
    page,
  }) => {
    await openCheckout(page, 'de')
    await hydrate(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const judge = async () => {
      await expect(openBlock(page).getByRole('heading')).toBeFocused()
      await expect.poll(() => topOf(page)).toBeGreaterThan(0)
      await expect.poll(() => topOf(page)).toBeLessThan(422)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
    await fillInRecipient(page)
    await goOn(page).click()
    await judge()
    await fillInPlace(page)
    await goOn(page).click()
    await judge()
    await chooseSlot(page)
    await goOn(page).click()
    await judge()
    await page.locator('[name=voucher]').fill('KEIN-CODE')
    await goOn(page).click()
    await expect(page.locator('[name=voucher]')).toBeFocused()
    await expect(page.locator('[name=voucher]')).toHaveAccessibleDescription(/Gutschein gibt es nicht/)
    await page.locator('[name=voucher]').fill('')
    await goOn(page).click()
    await judge()
    await expect(openBlock(page)).toContainText('Rückgabe innerhalb von 30 Tagen')
  })
})

test.describe('where the application does not come', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR_'] })

  test('[BUY-16] the blocks unfold by themselves, and the form is sent as without script', async ({ page }) => {
    await page.route('**/assets/application-*.js', (route) => route.abort())
    await openCheckout(page, 'vi')
    await page.evaluate(() => {
      document.body.dataset.first = ''
    })
    // The first act loads the page afresh once; after the next one, the blocks wait five seconds.
    for (const shown of ['body:not([data-first])', '[name=street]'])
      await expect(async () => {
        await page.mouse.move(200 + Math.random() * 50, 200)
        await expect(page.locator(shown)).toBeVisible({ timeout: 8000 })
      }).toPass()
    await fillInRecipient(page)
    await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
    await page.locator('[name=phone]').press('Enter')
    await expect(page.locator('select[name=ward] option')).not.toHaveCount(1)
    await expect(page.locator('[name=phone]')).toHaveValue('0901 234 567')
  })
})

test('[BUY-16] what an account typed is gone once it signs out, and a guest’s goes to who signs in where it was typed', async ({
  page,
  context,
  request,
}) => {
  const draft = () => page.evaluate(() => localStorage.getItem('checkoutDraft'))
  const lan = visitor(page, 'vi')
  await openCheckout(page, 'vi')
  await hydrate(page)
  await page.locator('[name=name]').fill('Nguyễn Thị Lan')
  await page.goto('/vi/privacy-policy')
  await lan.signIn(await accountOf(request))
  await page.goto('/vi/checkout')
  await expect(page.locator('[name=name]')).toHaveValue('Nguyễn Thị Lan')
  await page.locator('[name=street]').evaluate((box: HTMLInputElement) => {
    box.value = '12 Hàng Bạc'
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(await draft()).toContain('12 Hàng Bạc')
  await page.goto('/vi/privacy-policy')
  await lan.logOut()
  // Where the form was sent before the application came, the next act drops it.
  await expect(lan.header.getByRole('button', { name: lan.say('session_log_in') })).toBeVisible()
  await hydrate(page)
  await expect.poll(draft).toBeNull()

  // Another tab is another sitting.
  await openCheckout(page, 'vi')
  await hydrate(page)
  await page.locator('[name=name]').fill('Khách lạ')
  const other = await context.newPage()
  await other.goto('/vi/privacy-policy')
  await visitor(other, 'vi').signIn(await accountOf(request))
  await other.goto('/vi/checkout')
  await hydrate(other)
  await expect(other.locator('[name=name]')).not.toHaveValue('Khách lạ')
  await expect.poll(draft).toBeNull()
})

test.describe('each state', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedConsoleErrors: ['409', '422', 'net::ERR_'] })

  for (const locale of locales)
    test(`[BUY-03, BUY-04, BUY-06, BUY-07, BUY-16] in ${locale} axe finds nothing on any state of the checkout, and nothing stands out of 320 px`, {
      tag: isSlow(locale) ? '@slow' : [],
    }, async ({ page }) => {
      const { say } = visitor(page, locale)
      const judge = async (state: string) => expect([state, await axeFindings(page)]).toEqual([state, []])
      await page.goto(`/${locale}/checkout`)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await judge('an empty basket')
      await openCheckout(page, locale)
      await hydrate(page)
      await judge('who')
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.setViewportSize({ width: 390, height: 844 })
      await goOn(page).click()
      await expect(page.locator('[name=name]')).toBeFocused()
      await judge('who, missing')
      await fillInRecipient(page)
      await goOn(page).click()
      await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
      const ward = page.locator('[name=wardName]')
      await expect(ward).not.toHaveAttribute('placeholder')
      await ward.fill('quan 3')
      await expect(page.getByRole('button', { name: /Quận 3/ })).toBeVisible()
      await judge('an old district of another province')
      await ward.fill('hoan k')
      await expect(page.locator('.ward-list [role=option]').first()).toBeVisible()
      await judge('wards')
      await page.locator('[name=street]').focus()
      await fillInPlace(page)
      await goOn(page).click()
      await expect(page.locator('[name=slot]:not(:disabled)')).not.toHaveCount(0)
      await expect(openBlock(page).getByRole('heading')).toBeFocused()
      await judge('days')
      await goOn(page).click()
      await expect(page.locator('#checkout-day')).toHaveAttribute('data-block', 'wrong')
      await judge('no day')
      await chooseSlot(page)
      await goOn(page).click()
      await expect(openBlock(page).locator('[name=payment]').first()).toBeVisible()
      await page.getByText(say('checkout_invoice'), { exact: true }).click()
      await judge('paying')
      await goOn(page).click()
      const order = page.getByRole('button', { name: say('checkout_order'), exact: true })
      await expect(order).toBeEnabled()
      await judge('review')
      await page.context().setOffline(true)
      await expect(order).toBeDisabled()
      await judge('offline')
      await page.context().setOffline(false)
      await expect(order).toBeEnabled()
      await page.route('**/checkout*', (route, request) =>
        route.continue({ postData: request.postData()?.replace(LEGAL_UPDATED, '2026-01-01') }),
      )
      await order.click()
      await expect(page.getByRole('status').filter({ hasText: say('checkout_terms_changed') })).toBeVisible()
      await judge('other terms')
    })
})

test.describe('on a phone with little room', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[BUY-25] what was measured on the product’s page is not asked for again, whatever the draft left empty', async ({
    page,
  }) => {
    await openCheckout(page, 'vi')
    await hydrate(page)
    await fillInRecipient(page)
    await page.goto('/vi/product/giuong-moc-chau-160?stairs=60')
    await hydrate(page)
    await page.locator('#buy').getByRole('button', { name: 'Thêm vào giỏ' }).click()
    await expect(page.getByRole('dialog')).toContainText('Giường')
    await page.goto('/vi/checkout')
    await hydrate(page)
    await goOn(page).click()
    await fillInPlace(page)
    const stairs = page.locator('[name=stairs]')
    await expect(stairs).toBeVisible()
    await expect(stairs).toHaveValue('60')
    const place = page.locator('#checkout-place')
    await expect(place.getByRole('status').filter({ hasText: 'Thang bộ:' })).toHaveText(/không lọt/)

    // What is cleared here stays so, until something is measured again.
    await stairs.fill('')
    await page.locator('[name=street]').focus()
    await page.reload()
    await hydrate(page)
    await expect(page.locator('[name=street]')).toBeVisible()
    await expect(stairs).toHaveValue('')
    await page.goto('/vi/product/giuong-moc-chau-160?stairs=120')
    await hydrate(page)
    await page.locator('#buy').getByRole('button', { name: 'Thêm vào giỏ' }).click()
    await expect(page.getByRole('dialog')).toContainText('Giường')
    await page.goto('/vi/checkout')
    await hydrate(page)
    await expect(stairs).toHaveValue('120')
  })

  test('[BUY-25] the door and the stairs or the lift are asked for, answered at once, kept, and refuse no order', async ({
    page,
  }) => {
    await openCheckout(page, 'vi', SOFA)
    await hydrate(page)
    await fillInRecipient(page)
    await goOn(page).click()
    await fillInPlace(page)
    const place = page.locator('#checkout-place')
    await expect(place.getByText(/^Kiện lớn nhất .+cm\.$/)).toBeVisible()
    await place.getByText('Có vừa lối vào nhà bạn không?').click()
    await expect(page.locator('[name=liftWidth]')).toBeHidden()
    await page.locator('[name=door]').fill('60')
    await page.locator('[name=stairs]').fill('60')
    await page.locator('[name=street]').focus()
    const answer = place.getByRole('status').filter({ hasText: 'Cửa:' })
    await expect(answer).toHaveText(/Thang bộ: không lọt, thiếu\s\d+\scm bề rộng.*Bạn vẫn đặt hàng được/)
    // Nobody carries by the stairs where there is a lift.
    await page.locator('[name=lift]').check()
    await expect(page.locator('[name=stairs]')).toBeHidden()
    await expect(answer).not.toContainText('Thang bộ')
    await expect(answer).toHaveText(/Cửa: không lọt, thiếu\s\d+\scm bề rộng.*Bạn vẫn đặt hàng được/)
    for (const name of ['liftDoor', 'liftWidth', 'liftDepth'] as const) await page.locator(`[name=${name}]`).fill('200')
    await page.locator('[name=door]').fill('90')
    await page.locator('[name=liftHeight]').focus()
    await expect(answer).toHaveText(/Cửa: lọt thoải mái.*Thang máy: cần đủ bốn số đo/)
    await page.locator('[name=liftHeight]').fill('230')
    await page.locator('[name=street]').focus()
    await expect(answer).toHaveText(/Cửa: lọt thoải mái.*Thang máy: lọt thoải mái$/)
    await page.locator('[name=liftWidth]').fill('9')
    await page.locator('[name=street]').focus()
    await expect(page.locator('[name=liftWidth]')).toHaveAccessibleDescription(/Mỗi số đo từ/)
    await expect(goOn(page)).not.toHaveAttribute('aria-busy')
    expect(await axeFindings(page)).toEqual([])

    // What is folded with the measure takes no focus from what has to be settled.
    await goOn(page).click()
    await expect(openBlock(page).getByRole('heading')).toBeFocused()
    await expect(page.locator('[name=liftWidth]')).toBeHidden()
    await goOn(page).click()
    await expect(page.getByRole('radiogroup', { name: 'Ngày giao' })).toBeFocused()
    await place.getByRole('button', { name: /^Sửa/ }).click()

    await page.locator('[name=door]').fill('60')
    await page.reload()
    await hydrate(page)
    await expect(page.locator('[name=door]')).toBeVisible()
    await expect(page.locator('[name=door]')).toHaveValue('60')
    await goOn(page).click()
    await expect(page.locator('#checkout-day').getByRole('status').filter({ hasText: 'Cửa:' })).toHaveText(
      /không lọt, thiếu\s\d+\scm/,
    )
    await chooseSlot(page)
    await goOn(page).click()
    await expect(openBlock(page).locator('[name=payment]').first()).toBeVisible()
    await goOn(page).click()
    await page.getByRole('button', { name: 'Đặt hàng' }).click()
    await expect(page).toHaveURL(/\/vi\/order\/VT/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[BUY-25] what was measured on the product’s page is filled in, and answered again', async ({ page }) => {
    await page.goto('/vi/product/giuong-moc-chau-160?stairs=60')
    await expect(page.locator('#fit').getByRole('status')).toContainText('Thang bộ: không lọt')
    await page.locator('[name=finish][value=walnut]').check({ force: true })
    await page.getByRole('button', { name: 'Xem giá bản này' }).click()
    await expect(page.locator('#fit').getByRole('status')).toContainText('Thang bộ: không lọt')
    await page.locator('#buy').getByRole('button', { name: 'Thêm vào giỏ' }).click()
    await expect(page).toHaveURL(/\/vi\/cart/)
    await page.goto('/vi/checkout')
    await expect(page.locator('[name=stairs]')).toHaveValue('60')
    const place = page.locator('#checkout-place')
    await expect(place.getByRole('status').filter({ hasText: 'Thang bộ:' })).toHaveText(/không lọt.*Bạn vẫn đặt hàng/)
  })

  test('[BUY-25] the page that is asked for again says whether the crate goes through the door and into the lift', async ({
    page,
  }) => {
    await openCheckout(page, 'de', SOFA)
    const place = page.locator('#checkout-place')
    await place.getByText('Passt es durch Ihre Tür?').click()
    await page.locator('[name=door]').fill('61')
    await expect(page.locator('[name=liftDoor]')).toBeHidden()
    await page.locator('[name=lift]').check()
    for (const name of ['liftDoor', 'liftWidth', 'liftDepth']) await page.locator(`[name=${name}]`).fill('220')
    await page.locator('[name=liftHeight]').fill('230')
    await place.getByRole('button', { name: 'Kosten und Termine anzeigen' }).click()
    await expect(place.getByRole('status').filter({ hasText: 'Tür:' })).toHaveText(
      /Tür: \d+\scm zu schmal.*Aufzug: passt mit Spielraum.*Bestellen können Sie trotzdem/,
    )
    await expect(page.locator('[name=door]')).toHaveValue('61')
    await expect(page.locator('[name=liftHeight]')).toBeVisible()
  })

  for (const [sku, cm, said] of [
    [SHELF, 120, /Tür: passt mit Spielraum.*Aufzug: .+Ba Vì 60.*vieles lässt sich zerlegen/],
    [FREEZER, 220, /Tür: 1\scm zu schmal.*Sương Đông.*Aufzug: passt mit Spielraum.*manchmal geht es über den Balkon/],
  ] as const)
    test(`[BUY-25] the piece that does not come in is named, though another crate is larger or fits: ${sku}`, async ({
      page,
    }) => {
      await openCheckout(page, 'de', TABLE, sku)
      const place = page.locator('#checkout-place')
      await place.getByText('Passt es durch Ihre Tür?').click()
      await page.locator('[name=door]').fill('60')
      await page.locator('[name=lift]').check()
      await page.locator('[name=liftDoor]').fill('90')
      await page.locator('[name=liftWidth]').fill('130')
      await page.locator('[name=liftDepth]').fill('80')
      await page.locator('[name=liftHeight]').fill(String(cm))
      await place.getByRole('button', { name: 'Kosten und Termine anzeigen' }).click()
      await expect(place.getByRole('status').filter({ hasText: 'Tür:' })).toHaveText(said)
    })
})
