import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { locales } from '#app/features/languages/languages'
import { axeFindings } from '#tests/support/axe'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { type MoveEvent, operatorOf } from '#tests/support/operator'
import { isSlow } from '#tests/support/slow-languages'
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
  const digits = new RegExp(`(\\d{6}) là mã xác nhận để xem đơn ${code.slice(0, 4)} ${code.slice(4)}`)
  const read = async () => digits.exec(await (await request.get(`${shop.url}/dev/mail`)).text())?.[1] ?? ''
  await expect.poll(read).not.toBe('')
  return read()
}

const operator = () => operatorOf(shop.folder)

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
  expect(operator().act(['show', code])[0]).toContain('cancel: cancelled, too_late')
})

test('[BUY-12] a return is accepted, received and settled by the operator’s command, and the page says so', async ({
  page,
  request,
}) => {
  test.slow()
  const { code, path, total } = await order(request, 'full')
  await transfer(request, code, 'exact')
  operator().move([code, 'prepare', 'send_out', 'deliver'])
  const wish = { lines: [{ line: 1, quantity: 1 }], reason: 'damaged', wanted: 'refund', note: 'Chân bàn nứt' }
  const asking = `${shop.url}/api${path.replace('order', 'orders').replace('?', '/return?')}`
  const asked = await (await request.post(asking, { data: wish })).json()
  await page.goto(`${shop.url}/vi${path}`)
  const returns = page.getByRole('region', { name: 'Yêu cầu đổi trả' })
  await expect(returns).toContainText('Đã nhận yêu cầu đổi trả')
  const { act, operate } = operator()
  expect(operate('accept-return', code)).toContain('Done.')
  const [list, received, money, shown, settled, again] = act(
    ['list'],
    ['moveReturn', code, 'receive'],
    ['money'],
    ['show', code],
    ['moveReturn', code, 'settle'],
    ['moveReturn', code, 'settle'],
  )
  expect([received, settled, again]).toEqual([null, null, 'not_possible'])
  expect(() => operate('settle-return', code)).toThrow()
  expect(list).toContain(`return ${asked.return}  accepted  damaged  wants refund`)
  expect(money).toContain(`return ${asked.return} received  `)
  const due = Number(/(\d+) goes back unless settle-return/.exec(String(shown))?.[1])
  expect(due).toBeGreaterThan(0)
  expect(due).toBeLessThanOrEqual(total)
  await page.reload()
  await expect(returns).toContainText('Đổi trả đã xong')
  await expect(page.getByRole('region', { name: 'Thanh toán' })).toContainText('Đã hoàn')
  expect(await axeFindings(page)).toEqual([])
})

test('[BUY-08, BUY-28] the page of an order leads to the terms that it was placed under, and prints which they are', async ({
  page,
  request,
}) => {
  const { path } = await order(request, 'full')
  await page.goto(`${shop.url}/vi${path}`)
  const terms = page.getByRole('link', { name: /^Điều khoản của đơn/ })
  await page.emulateMedia({ media: 'print' })
  await expect(terms).toBeVisible()
  await expect(page.getByText('Đổi ngày giao', { exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await terms.click()
  await expect(page.getByText(/^Đây là bản ngày/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Cách mua' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Xem bản hiện nay' }).click()
  await expect(page).toHaveURL(`${shop.url}/vi/terms-of-service`)
  await expect(page.getByText(/^Đây là bản ngày/)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText(/^Đây là bản ngày/)).toBeVisible()
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

const stateNames = [
  'waiting',
  'waiting for a call',
  'short',
  'confirmed',
  'over',
  'in the making',
  'waiting for its rest',
  'ready',
  'at the door',
  'delivered',
  'closed',
  'cancelled',
  'expired',
] as const
type StateName = (typeof stateNames)[number]

/** Brings an order into each state, with one process of the operator for all, and returns the addresses of their pages. */
async function bringOrders(request: APIRequestContext): Promise<Record<StateName, string>> {
  const moves: [code: string, ...events: MoveEvent[]][] = []
  const paid = async (...[payment, lines]: [payment: 'full' | 'deposit', lines?: Lines]) => {
    const placed = await order(request, payment, lines)
    await transfer(request, placed.code, 'exact')
    return placed
  }
  const moved = ({ code, path }: { code: string; path: string }, ...events: MoveEvent[]) => {
    moves.push([code, ...events])
    return path
  }
  const over = await order(request, 'full')
  await transfer(request, over.code, 'over')
  const short = await order(request, 'full')
  await transfer(request, short.code, 'short')
  const cancelled = await order(request, 'full')
  await request.post(`${shop.url}/api${cancelled.path.replace('order', 'orders').replace('?', '/cancel?')}`)
  const door = await order(request, 'cash')
  const toDoor = ['confirm', 'prepare', 'send_out'] as const
  const paths = {
    waiting: (await order(request, 'full')).path,
    'waiting for a call': (await order(request, 'cash')).path,
    short: short.path,
    confirmed: (await paid('full')).path,
    over: over.path,
    'in the making': moved(await paid('deposit', made), 'start_making'),
    'waiting for its rest': moved(await paid('deposit', made), 'start_making', 'finish_making'),
    ready: moved(await paid('full'), 'prepare'),
    'at the door': moved(await order(request, 'cash'), ...toDoor),
    delivered: moved(door, ...toDoor, ['deliver', door.total]),
    closed: moved(await paid('full'), 'prepare', 'send_out', 'deliver', 'close'),
    cancelled: cancelled.path,
    expired: moved(await order(request, 'full'), 'expire'),
  }
  operator().move(...moves)
  return paths
}

let brought: ReturnType<typeof bringOrders> | undefined
/** The page of an order in a state; whoever asks first brings all of them there. */
async function pageOf(state: StateName, request: APIRequestContext): Promise<string> {
  brought ??= bringOrders(request)
  return (await brought)[state]
}

for (const languages of [locales.filter((locale) => !isSlow(locale)), locales.filter(isSlow)]) {
  const options = { tag: languages.some(isSlow) ? '@slow' : [] }
  for (const state of stateNames)
    test(
      `[BUY-08] in ${languages.join(' and ')} axe finds nothing on the page of an order that is ${state}`,
      options,
      async ({ page, request }) => {
        test.slow()
        const path = await pageOf(state, request)
        for (const locale of languages) {
          await page.goto(`${shop.url}/${locale}${path}`)
          for (const fold of await page.locator('details[name=order-act] summary').all()) await fold.click()
          expect([locale, await axeFindings(page)]).toEqual([locale, []])
        }
      },
    )

  test(
    `[BUY-08] in ${languages.join(' and ')} axe finds nothing where an order is looked up`,
    options,
    async ({ page }) => {
      for (const locale of languages)
        for (const state of ['in_making', 'none', 'sent']) {
          await page.goto(`${shop.url}/${locale}/order?state=${state}`)
          expect([locale, state, await axeFindings(page)]).toEqual([locale, state, []])
        }
    },
  )
}

for (const state of ['short', 'in the making', 'delivered', 'cancelled'] as const)
  test(`[SHELL-05, BUY-08] at twice the text size the page of an order that is ${state} does not scroll sideways`, async ({
    page,
    request,
  }) => {
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
