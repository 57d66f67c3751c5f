import type { Page } from 'playwright/test'
import { company } from '#app/features/content/company'
import { showOrderCode } from '#app/features/orders/order-code'
import { goOn, openBlock } from '#tests/support/checkout'
import { test as base, expect } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { operatorOf } from '#tests/support/operator'
import { letterTo, newcomer, visitor } from '#tests/support/visitor'

const SLUG = 'ke-tv-ha-long-150'
/** The other finish is in stock, and the page begins with it. */
const MADE = 'oak'
const IN_STOCK = 'walnut'

type Words = ReturnType<typeof visitor>['say']

// The operator's command beside the shop that all journeys share would lock its database now and then.
const test = base.extend<object, { shop: Awaited<ReturnType<typeof instance>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const shop = await instance()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
})
// One shop for all, as each takes seconds to start.
test.describe.configure({ mode: 'default' })

/** From the home page to the piece. */
async function findPiece(page: Page, locale: string) {
  await page.goto(`/${locale}`)
  const link = (path: string) => page.getByRole('main').locator(`a[href="/${locale}${path}"]`).first()
  await link('/category/tv-stand').click()
  await expect(page).toHaveURL(`/${locale}/category/tv-stand`)
  await link(`/product/${SLUG}`).click()
  await expect(page).toHaveURL(`/${locale}/product/${SLUG}`)
}

const choose = (page: Page, finish: string) =>
  page.getByRole('main').locator(`[name=finish][value=${finish}]`).check({ force: true })

const goToCheckout = async (page: Page, say: Words) => {
  await expect(page.locator('.cart-page').getByRole('textbox')).toHaveValue('1')
  await page
    .getByRole('link', { name: say('cart_checkout'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout$/)
}

const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

type Order = { locale: string; way: 'full' | 'cash'; email: string; say: Words }

/** With a script, the blocks are filled in with keys alone. */
async function orderWithKeys(page: Page, { locale, way, email, say }: Order) {
  await findPiece(page, locale)
  // What is paid at the door is in stock.
  for (const finish of way === 'cash' ? [MADE, IN_STOCK] : [MADE]) {
    await choose(page, finish)
    await expect(page).toHaveURL(new RegExp(`finish=${finish}`))
  }
  await page.locator('.offer-button').click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('cart_view') })
    .click()
  await goToCheckout(page, say)
  await hydrate(page)
  await page.locator('[name=name]').fill('Nguyễn Thị Lan')
  await page.getByLabel(say('checkout_email')).fill(email)
  await page.locator('[name=phone]').fill('0901 234 567')
  // Enter goes on as the button does.
  await page.locator('[name=phone]').press('Enter')
  await expect(openBlock(page).getByRole('heading')).toBeFocused()
  await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
  const ward = page.locator('[name=wardName]')
  await expect(ward).not.toHaveAttribute('placeholder')
  await ward.pressSequentially('hoan k')
  await expect(page.locator('.ward-list [role=option]').first()).toBeVisible()
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(ward).toHaveValue('Hoàn Kiếm')
  await expect(ward).toBeFocused()
  await page.locator('[name=street]').fill('12 Hàng Bạc')
  await page.locator('[name=floor]').fill('4')
  await goOn(page).press('Enter')
  const slot = page.locator('[name=slot]:not(:disabled)')
  await expect(slot).not.toHaveCount(0)
  await expect(openBlock(page).getByRole('heading')).toBeFocused()
  // No half day is chosen before the shopper chooses.
  await expect(page.locator('[name=slot]:checked')).toHaveCount(0)
  await slot.nth(3).focus()
  await page.keyboard.press('Space')
  await expect(slot.nth(3)).toBeChecked()
  await goOn(page).press('Enter')
  await expect(openBlock(page).locator('[name=payment]').first()).toBeVisible()
  await page.locator(`[name=payment][value=${way}]`).focus()
  await page.keyboard.press('Space')
  await goOn(page).press('Enter')
  await fitsPhone(page)
  await page.getByRole('button', { name: say('checkout_order'), exact: true }).press('Enter')
}

/** Without a script all blocks are open, and the page is asked for again once the place is known. */
async function orderByForm(page: Page, { locale, way, email, say }: Order) {
  await findPiece(page, locale)
  await choose(page, MADE)
  await page.getByRole('button', { name: say('detail_finish_show') }).click()
  await expect(page).toHaveURL(new RegExp(`finish=${MADE}`))
  await page
    .getByRole('main')
    .getByRole('button', { name: say('cart_add') })
    .first()
    .click()
  await expect(page).toHaveURL(`/${locale}/cart?added=${encodeURIComponent(`${SLUG}:${MADE}`)}`)
  await goToCheckout(page, say)
  await page.locator('[name=name]').fill('Nguyễn Thị Lan')
  await page.getByLabel(say('checkout_email')).fill(email)
  await page.locator('[name=phone]').fill('0901 234 567')
  await page.locator('[name=street]').fill('12 Hàng Bạc')
  await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
  await page.getByRole('button', { name: say('checkout_show_wards') }).click()
  await page.locator('[name=ward]').selectOption({ index: 3 })
  await page.getByRole('button', { name: say('checkout_show_days') }).click()
  await expect(page.locator('[name=street]')).toHaveValue('12 Hàng Bạc')
  await expect(page.locator('[name=slot]:checked')).toHaveCount(0)
  await page.locator('[name=slot]:not(:disabled)').nth(2).check({ force: true })
  await page.locator(`[name=payment][value=${way}]`).check({ force: true })
  await fitsPhone(page)
  await page.getByRole('button', { name: say('checkout_order'), exact: true }).click()
}

const next = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })

test.use({ viewport: { width: 390, height: 844 } })

for (const { locale, way, javaScriptEnabled } of [
  { locale: 'vi', way: 'full', javaScriptEnabled: true },
  { locale: 'ja', way: 'cash', javaScriptEnabled: true },
  { locale: 'de', way: 'full', javaScriptEnabled: false },
] as const)
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test(`[BUY-01, BUY-02, BUY-03, BUY-04, BUY-05, BUY-07, BUY-08, BUY-09, BUY-10, BUY-12, BUY-16] in ${locale} a piece is bought on a phone, from the home page until it is delivered`, {
      tag: locale === 'vi' ? [] : '@slow',
    }, async ({ page, request, shop }) => {
      // Each command of the operator is a process of its own.
      test.slow()
      const { move, operate } = operatorOf(shop.folder)
      const { email } = newcomer()
      const { say } = visitor(page, locale)
      await (javaScriptEnabled ? orderWithKeys : orderByForm)(page, { locale, way, email, say })
      await expect(page).toHaveURL(new RegExp(`/${locale}/order/VT[A-Z0-9]{6}\\?k=`))
      const code = /VT[A-Z0-9]{6}/.exec(page.url())?.[0] ?? ''

      if (way === 'full') {
        const qr = page.getByRole('img', { name: new RegExp(`VietQR.*${code}`) })
        const transfer = async (kind: string) => {
          await request.post('/dev/pay', { form: { code, kind } })
          // With a script, the page notices the money by itself.
          if (!javaScriptEnabled) await page.reload()
        }
        await expect(page.getByRole('heading', { level: 1, name: say('order_pay_full') })).toBeVisible()
        await expect(qr).toBeVisible()
        await transfer('short')
        await expect(page.getByRole('alert')).toContainText(/107[.,]000/, { timeout: 30_000 })
        await transfer('exact')
        await expect(next(page, say('order_next_confirmed'))).toBeVisible({ timeout: 30_000 })
        await expect(qr).toHaveCount(0)
        move([code, 'start_making', 'finish_making', 'send_out', 'deliver'])
      } else {
        expect(await page.evaluate(() => localStorage.getItem('checkoutDraft'))).toBeNull()
        await expect(next(page, say('order_next_placed'))).toBeVisible()
        expect(operate('confirm', code)).toContain('Done.')
        move([code, 'prepare', 'send_out'])
        await page.reload()
        await expect(next(page, say('order_next_out'))).toBeVisible()
        const due = /₫?[\d.,]*\d{3}/.exec((await page.locator('.order-next').textContent()) ?? '')?.[0] ?? ''
        operate('deliver', code, '--cash', due.replace('₫', ''))
      }
      await page.reload()
      await expect(next(page, say('order_next_delivered'))).toBeVisible()

      // A letter of the operator's goes out with the next housekeeping.
      expect((await request.get('/cdn-cgi/local/scheduled')).ok()).toBe(true)
      for (const subject of ['mail_order_placed_subject', 'mail_order_delivered_subject'])
        await letterTo(request, email, { naming: say(subject, { code: showOrderCode(code) }) })

      await page.getByText(say('order_return'), { exact: true }).click()
      await page.getByRole('combobox').selectOption('1')
      await page.locator('[name=reason][value=does_not_fit]').check({ force: true })
      await page.locator('[name=wanted][value=exchange]').check({ force: true })
      await page.getByRole('button', { name: say('order_return_send') }).click()
      const done = say('order_return_done', { days: String(company.complaintDays.value) })
      await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
    })
  })
