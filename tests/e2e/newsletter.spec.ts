import { axeFindings } from '#tests/support/axe'
import { expect, type Page, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

let counter = 0
const someAddress = () => `doc-gia.${Date.now().toString(36)}${counter++}@example.com`

const band = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens a mailbox's newest letter at /dev/mail and follows its nth link. */
async function followLink(page: Page, { email, nth }: { email: string; nth: number }) {
  const letter = page.getByRole('article').filter({ hasText: email }).first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(letter).toBeVisible({ timeout: 1000 })
  }).toPass()
  await letter.locator('pre a').nth(nth).click()
}

// Each test has its own client address.
test.beforeEach(async ({ page }, { workerIndex, retry }) => {
  const parts = [workerIndex, retry, counter++, Math.random() * 250].map((part) => Math.floor(part) % 250)
  await page.route('**/newsletter*', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': parts.join('.') } })
      : route.continue(),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHELL-01, ROUTE-20] in Vietnamese: sign up at the foot of a page, confirm by letter, leave by letter', async ({
    page,
  }) => {
    const email = someAddress()
    await page.goto('/vi/privacy-policy')
    const invitation = band(page, 'Cam kết').getByRole('region', { name: 'Thư nhà, mỗi tháng một lá' })
    await expect(invitation).toContainText('bấm liên kết ở cuối mỗi lá thư')
    await invitation.getByLabel('Email của bạn').fill(email)
    await invitation.getByRole('button', { name: 'Đăng ký' }).click()
    await expect(page).toHaveURL('/vi/newsletter?state=sent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bạn mở hộp thư nhé')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    await followLink(page, { email, nth: 0 })
    await expect(page.getByRole('main')).toContainText(
      'đồng ý để Công ty Cổ phần Vuông Tròn dùng địa chỉ email và ngôn ngữ của bạn',
    )
    await page.getByRole('button', { name: 'Gửi Thư nhà cho tôi' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xong rồi, hẹn bạn ở lá thư tới')

    await followLink(page, { email, nth: 1 })
    await page.getByRole('button', { name: 'Thôi nhận thư' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bạn sẽ không nhận thư nữa')
  })

  test('[SHELL-01] a letter opened in another language can be answered in it', async ({ page }) => {
    const email = someAddress()
    await page.goto('/vi/newsletter')
    await page.getByRole('main').getByLabel('Email của bạn').fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Đăng ký' }).click()
    await followLink(page, { email, nth: 0 })
    await page.locator('[popovertarget=language-menu]').click()
    await page.locator('#language-menu').getByRole('link', { name: '日本語' }).click()
    await page.getByRole('button', { name: '「おうち便り」を受け取る' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登録が完了しました')
  })
})

test('[SHELL-01] in German, on a page that is being hydrated: the form is the browser’s own, and sent once', async ({
  page,
}) => {
  const email = someAddress()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/de/newsletter')) sent += 1
  })
  await page.goto('/de/category/bed')
  const form = band(page, 'Unsere Zusagen').getByRole('region', { name: 'Wohnpost, einmal im Monat' })
  // The first key loads the application; the form does not wait for it.
  await form.getByLabel('Ihre E-Mail-Adresse').pressSequentially(email)
  await form.getByLabel('Ihre E-Mail-Adresse').press('Enter')
  await expect(page).toHaveURL('/de/newsletter?state=sent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schauen Sie in Ihr Postfach')
  expect(sent).toBe(1)
  await followLink(page, { email, nth: 0 })
  await page.getByRole('button', { name: 'Ja, Wohnpost abonnieren' }).click()
  await expect(page).toHaveURL('/de/newsletter?state=confirmed')
})

test('[SHELL-01] the form works after hydration and after a link inside the application', async ({ page }) => {
  await page.goto('/en/wooden-furniture')
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Beds' }).first().click()
  await expect(page).toHaveURL(/\/en\/category\/bed$/)
  // The list has arrived: it would move the button away between press and release.
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('link').first()).toBeVisible()
  const form = band(page, 'Our promises').getByRole('region')
  await form.getByLabel('Your e-mail address').fill(someAddress())
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/en/newsletter?state=sent')
})

test.describe('an address that only the browser takes for one', () => {
  test.use({ expectedConsoleErrors: ['422'] })

  test('[SHELL-01] what the server refuses stays in the field, with a sentence that belongs to it', async ({
    page,
  }) => {
    await page.goto('/en')
    const field = band(page, 'Our promises').getByLabel('Your e-mail address')
    await field.fill('lan@localhost')
    await field.press('Enter')
    const again = page.getByRole('main').getByLabel('Your e-mail address')
    await expect(again).toHaveValue('lan@localhost')
    await expect(again).toHaveAccessibleDescription(
      'That is not a complete e-mail address. Check it and send again, for example name@example.com.',
    )
    expect(await axeFindings(page)).toEqual([])
  })
})

for (const [locale, path] of [
  ['vi', '/newsletter'],
  ['de', '/newsletter?state=confirm&token=x'],
  ['ja', '/newsletter?state=sent'],
] as const) {
  test(`[SHELL-01] /${locale}${path} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/${locale}${path}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
