import { execFileSync } from 'node:child_process'
import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { anyAddress } from '#tests/support/visitor'

type Shop = Awaited<ReturnType<typeof instance>>
let shop: Shop
// One shop for all, as each takes seconds to start.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  shop = await instance()
})
test.afterAll(() => shop.stop())

type Lines = { sku: string; quantity: number }[]
// More pieces are in stock than the tests order.
const piece: Lines = [{ sku: 'ban-lam-viec-long-bien-140:oak', quantity: 1 }]
const made: Lines = [{ sku: 'ke-tv-trang-an-180:oak', quantity: 40 }]

/** Orders by the API, as the checkout does; returns the code, and the address without its language. */
async function order(request: APIRequestContext, payment: 'full' | 'cash' | 'deposit', lines = piece) {
  const place = { provinceCode: '79', wardCode: '27496', street: '12 Nguyễn Thị Thập', floor: 4 }
  const headers = { 'x-forwarded-for': anyAddress() }
  const quote = async (more = {}) => {
    const answer = await request.post(`${shop.url}/api/quote`, { data: { lines, place, payment, ...more }, headers })
    return answer.json()
  }
  const { days } = await quote()
  const { day } = days.find(({ afternoon }: { afternoon: boolean }) => afternoon)
  const slot = { day, half: 'afternoon' }
  const shown = await quote(slot)
  const person = { name: 'Nguyễn Minh Khuê', phone: '0900 000 567', email: '' }
  const answer = await request.post(`${shop.url}/api/orders`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { lines, place, payment, ...slot, ...person, quote: shown.quote },
  })
  expect(answer.status()).toBe(201)
  const { code, secret } = await answer.json()
  return { code, total: shown.sums.total, path: `/order/${code}?k=${secret}` }
}

/** A button of the bank of this machine. */
const transfer = (request: APIRequestContext, code: string, kind: string) =>
  request.post(`${shop.url}/dev/pay`, { form: { code, kind } })

const formOf = (page: Page, intent: string) =>
  page.locator('form').filter({ has: page.locator(`[name=intent][value=${intent}]`) })

async function fillInPair(form: Locator, code: string) {
  await form.locator('[name=phone]').fill('0900 000 567')
  await form.locator('[name=code]').fill(code)
}

/** The six digits of the message to an order's phone. */
async function codeOnPhone(request: APIRequestContext, code: string): Promise<string> {
  const digits = new RegExp(`(\\d{6}) là mã mở đơn ${code.slice(0, 4)} ${code.slice(4)}`)
  const read = async () => digits.exec(await (await request.get(`${shop.url}/dev/mail`)).text())?.[1] ?? ''
  await expect.poll(read).not.toBe('')
  return read()
}

/** Several acts of the operator on an order, in one process: each takes ten seconds to start. */
const move = (code: string, ...events: string[]) =>
  execFileSync(process.execPath, ['tests/support/move-orders.ts', shop.folder, code, ...events])

/** The operator's command, on the data of the running shop. */
const operate = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/orders.mjs', ...args, '--data', shop.folder], { encoding: 'utf8' })

test('[BUY-08, BUY-09, BUY-10] a page that waits notices the money by itself, and follows its order to the door', async ({
  page,
  request,
}) => {
  // Each command of the operator is a process of its own.
  test.slow()
  const { code, path } = await order(request, 'full')
  await page.goto(`${shop.url}/vi${path}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Quét mã để thanh toán' })).toBeVisible()
  await expect(page.getByRole('img', { name: new RegExp(`VietQR.*${code}`) })).toBeVisible()

  await transfer(request, code, 'short')
  await expect(page.getByRole('alert')).toContainText('còn thiếu 107.000', { timeout: 30_000 })
  await transfer(request, code, 'exact')
  await expect(page.getByRole('heading', { level: 2, name: 'Đơn đã xác nhận' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('img', { name: /VietQR/ })).toHaveCount(0)

  expect(operate('prepare', code)).toContain('Done.')
  move(code, 'send_out', 'deliver')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Đã giao xong' })).toBeVisible()
  expect(operate('show', code)).toContain('deliver: delivered')

  await page.getByText('Đổi, trả hàng').click()
  await page.getByRole('combobox').selectOption('1')
  await page.getByText('Không vừa chỗ').click()
  await page.getByText('Đổi món khác').click()
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Đã nhận yêu cầu đổi trả' })).toBeVisible()
})

test('[BUY-12] the page of a paid order shows a new day, and then that it is cancelled, without a reload', async ({
  page,
  request,
}) => {
  const { code, path } = await order(request, 'full')
  await transfer(request, code, 'exact')
  await page.goto(`${shop.url}/vi${path}`)
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))

  await page.getByText('Đổi ngày giao', { exact: true }).click()
  const morning = page.getByRole('radio').and(page.locator(':enabled')).last()
  const [day = ''] = (await morning.inputValue()).split(' ')
  await morning.check()
  const [, newMonth, newDate] = day.split('-').map(Number)
  await page.getByRole('button', { name: new RegExp(`Đổi sang (sáng|chiều) .* ${newDate}/${newMonth}$`) }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Đã đổi ngày giao.' })).toBeVisible()
  const [, month, date] = day.split('-').map(Number)
  await expect(page.getByRole('region', { name: 'Đơn đã xác nhận' })).toContainText(`${date}/${month}`)
  await expect(page.getByText('Đổi ngày giao', { exact: true })).toHaveCount(0)

  await page.getByText('Hủy đơn', { exact: true }).click()
  await page.getByText('Ngày giao muộn').click()
  await page.getByRole('button', { name: 'Hủy đơn và nhận lại tiền' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Đơn đã hủy.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Đơn đã hủy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hủy đơn và nhận lại tiền' })).toHaveCount(0)
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
  expect(operate('show', code)).toContain('cancel: cancelled, too_late')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })
    test('[BUY-10] a payment at a provider fails, is tried again elsewhere, and leads back to the paid order', async ({
      page,
      request,
    }) => {
      const { path } = await order(request, 'full')
      await page.goto(`${shop.url}/vi${path}`)
      await page.getByRole('button', { name: 'Thanh toán qua MoMo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'MoMo' })).toBeVisible()
      await page.getByRole('button', { name: 'fail', exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: 'chưa bị trừ tiền' })).toBeVisible()
      await page.getByRole('button', { name: 'Thanh toán qua ZaloPay' }).click()
      await page.getByRole('button', { name: 'wrong signature' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'đang chờ xác nhận' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Quét mã để thanh toán' })).toBeVisible()
      await page.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
      await page.getByRole('button', { name: 'twice' }).click()
      await expect(page.getByRole('heading', { level: 2, name: /Đơn đã xác nhận/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /Thanh toán qua/ })).toHaveCount(0)
    })
  })

test('[BUY-08] no link of the page carries its address on', async ({ page, request }) => {
  const { path } = await order(request, 'full')
  const referrers: string[] = []
  page.on('request', (sent) => {
    const { referer } = sent.headers()
    if (referer && !sent.url().startsWith(shop.url)) referrers.push(referer)
  })
  await page.goto(`${shop.url}/vi${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.getByRole('link', { name: 'Điều khoản' }).first().click()
  await expect(page).toHaveURL(/terms-of-service/)
  expect(referrers.filter((referrer) => referrer.includes('k='))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[BUY-12] the day is changed and the order cancelled by the forms of the page', async ({ page, request }) => {
    const { path } = await order(request, 'full')
    await page.goto(`${shop.url}/de${path}`)
    await page.getByText('Termin ändern', { exact: true }).click()
    await page.getByRole('radio').and(page.locator(':enabled')).last().check()
    await page.getByRole('button', { name: 'Auf diesen Termin ändern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Der Termin ist geändert.' })).toBeVisible()
    await page.getByText('Bestellung stornieren').first().click()
    await page.getByRole('button', { name: 'Diese Bestellung stornieren' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Die Bestellung ist storniert' })).toBeVisible()
  })

  test('[BUY-08] an order is found by phone and code, and shows where it stands alone', async ({ page, request }) => {
    const { code } = await order(request, 'full')
    await page.goto(`${shop.url}/vi/order`)
    await page.getByLabel('Số điện thoại').first().fill('+84 900 000 567')
    await page.getByLabel('Mã đơn').first().fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Xem tình trạng' }).click()
    await expect(page.getByRole('status').first()).toContainText('Đơn đã đặt')
    await expect(page.locator('main')).not.toContainText('Nguyễn')
  })

  test('[BUY-23] six digits that went to the phone open all of it', async ({ page, request }) => {
    const { code, path } = await order(request, 'full')
    await page.goto(`${shop.url}/vi/order`)
    await page.getByText('Xem toàn bộ đơn').click()
    await fillInPair(formOf(page, 'access'), code)
    await formOf(page, 'access').getByRole('button').click()
    const opening = formOf(page, 'open')
    await fillInPair(opening, code)
    await opening.getByLabel('Mã 6 số').fill(await codeOnPhone(request, code))
    await opening.getByRole('button').click()
    await expect(page).toHaveURL(`${shop.url}/vi${path}`)
    await expect(page.locator('main')).toContainText('12 Nguyễn Thị Thập')
  })
})

test('[BUY-23] who waits for the six digits types them alone', async ({ page, request }) => {
  const { code, path } = await order(request, 'full')
  await page.goto(`${shop.url}/de/order`)
  await hydrate(page)
  await page.getByText('Ganze Bestellung ansehen').click()
  await fillInPair(formOf(page, 'access'), code)
  await page.getByRole('button', { name: 'Code senden' }).click()
  const digits = page.getByLabel('Sechsstelliger Code')
  await expect(digits).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('000 000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Dieser Code ist falsch oder abgelaufen.')
  await digits.fill(await codeOnPhone(request, code))
  await digits.press('Enter')
  await expect(page).toHaveURL(`${shop.url}/de${path}`)
})

/** Brings a new order into a state, and returns the address of its page. */
const bringing: Record<string, (request: APIRequestContext) => Promise<string>> = {
  waiting: async (request) => (await order(request, 'full')).path,
  short: async (request) => {
    const short = await order(request, 'full')
    await transfer(request, short.code, 'short')
    return short.path
  },
  making: async (request) => {
    const making = await order(request, 'deposit', made)
    await transfer(request, making.code, 'exact')
    operate('start-making', making.code)
    return making.path
  },
  over: async (request) => {
    const over = await order(request, 'full')
    await transfer(request, over.code, 'over')
    return over.path
  },
  cancelled: async (request) => {
    const { path } = await order(request, 'full')
    await request.post(`${shop.url}/api${path.replace('order', 'orders').replace('?', '/cancel?')}`)
    return path
  },
  'at the door': async (request) => {
    const door = await order(request, 'cash')
    move(door.code, 'confirm', 'prepare', 'send_out')
    return door.path
  },
  delivered: async (request) => {
    const door = await order(request, 'cash')
    move(door.code, 'confirm', 'prepare')
    operate('send-out', door.code)
    // Cash at the door.
    operate('deliver', door.code, '--cash', String(door.total))
    return door.path
  },
}

const brought = new Map<string, Promise<string>>()
/** The page of an order in a state, brought there once. */
function pageOf(state: string, request: APIRequestContext): Promise<string> {
  const path = brought.get(state) ?? bringing[state]?.(request)
  if (!path) throw new Error(`no order is ever ${state}`)
  brought.set(state, path)
  return path
}

for (const [index, state] of Object.keys(bringing).entries())
  test(`[BUY-08] axe finds nothing on the page of an order that is ${state}`, async ({ page, request }) => {
    // Whoever asks first brings the order there, by a process of the operator.
    test.slow()
    const path = await pageOf(state, request)
    await page.goto(`${shop.url}/${['vi', 'en', 'ja', 'de'][index % 4]}${path}`)
    for (const fold of await page.locator('details[name=order-act] summary').all()) await fold.click()
    expect(await axeFindings(page)).toEqual([])
  })

for (const state of ['short', 'making', 'delivered', 'cancelled'])
  test(`[SHELL-05, BUY-08] at twice the text size the page of an order that is ${state} does not scroll sideways`, async ({
    page,
    request,
  }) => {
    // Whoever asks first brings the order there, by a process of the operator.
    test.slow()
    const path = await pageOf(state, request)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${shop.url}/de${path}`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await over()).toBeLessThanOrEqual(0)
    for (const fold of await page.locator('details[name=order-act] summary').all()) {
      await fold.click()
      expect(await over(), `${await fold.textContent()}`).toBeLessThanOrEqual(0)
    }
  })

test('[BUY-08] axe finds nothing where an order is looked up', async ({ page }) => {
  for (const state of ['in_making', 'none']) {
    await page.goto(`${shop.url}/vi/order?state=${state}`)
    expect([state, await axeFindings(page)]).toEqual([state, []])
  }
})
