import { locales } from '#app/features/languages/languages'
import { axeFindings } from '#tests/support/axe'
import { expect, type Page, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'
import { instance } from '#tests/support/instance'
import { json, scriptedServer } from '#tests/support/scripted-server'
import { isSlow } from '#tests/support/slow-languages'
import { anyAddress, letterTo, newcomer } from '#tests/support/visitor'

/** Gives each test its own client address. */
async function writeFromOwnAddress(page: Page) {
  const address = anyAddress()
  await page.route('**/contact-us*', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } })
      : route.continue(),
  )
}

const formOf = (page: Page) => page.getByRole('main').locator('form[method=post]')
const referenceIn = (page: Page) => new URL(page.url()).searchParams.get('enquiry') ?? 'none'

test.describe('without JavaScript', () => {
  // A rejected form answers 422.
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: ['422'] })

  test('[ROUTE-07] in Vietnamese a mistake loses nothing, then a letter comes and the page can be loaded again', async ({
    page,
  }) => {
    await writeFromOwnAddress(page)
    const { email } = newcomer()
    await page.goto('/vi/contact-us')
    const form = formOf(page)
    await form.getByLabel('Họ và tên').fill('Trần Văn Bình')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Lời nhắn').fill('Giao tầng 12 được không?')
    await form.getByRole('button', { name: 'Gửi lời nhắn' }).click()
    const topic = form.getByLabel('Chủ đề')
    await expect(topic).toBeFocused()
    await expect(topic).toHaveAccessibleDescription('Bạn chọn một chủ đề nhé.')
    await expect(form.getByLabel('Họ và tên')).toHaveValue('Trần Văn Bình')
    await expect(form.getByLabel('Lời nhắn')).toHaveValue('Giao tầng 12 được không?')

    await topic.selectOption('Giao hàng và lắp đặt')
    await form.getByRole('button', { name: 'Gửi lời nhắn' }).click()
    await expect(page).toHaveURL(/enquiry=VT-\w{7}#enquiry$/)
    const reference = referenceIn(page)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: reference })).toBeVisible()
    expect((await letterTo(page.request, email)).text).toContain(reference)
  })
})

test.describe('with JavaScript', () => {
  test.use({ expectedConsoleErrors: ['422', 'net::ERR_INTERNET_DISCONNECTED'] })

  test('[ROUTE-07] in German the page stays: mistakes at their fields, no connection, then the reference', async ({
    page,
    context,
  }) => {
    await writeFromOwnAddress(page)
    const { email } = newcomer()
    await page.goto('/de/contact-us?topic=warranty')
    await hydrate(page)
    const form = formOf(page)
    await expect(form.getByLabel('Thema')).toHaveValue('warranty')
    await form.getByLabel('Ihr Name').fill('Anna')
    await form.getByLabel('Nachricht').fill('Das Scharnier klemmt.')
    const send = form.getByRole('button', { name: 'Nachricht senden' })
    await send.click()
    const phone = form.getByLabel('Telefonnummer')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/^Bitte geben Sie eine Telefonnummer oder E-Mail-Adresse an/)
    await form.getByLabel('E-Mail-Adresse').fill(email)
    await context.setOffline(true)
    await send.click()
    await expect(form.getByRole('alert')).toContainText('Ihr Gerät ist offline')
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByLabel('Nachricht')).toHaveValue('Das Scharnier klemmt.')
    await context.setOffline(false)
    await send.click()
    await expect(page).toHaveURL(/enquiry=VT-\w{7}/)
    const reference = referenceIn(page)
    await expect(page.getByRole('status').filter({ hasText: reference })).toBeVisible()
    expect((await letterTo(page.request, email)).text).toContain('Garantie und Rückgabe')
    await page.getByRole('link', { name: 'Noch eine Nachricht schreiben' }).click()
    await expect(form.getByLabel('Ihr Name')).toHaveValue('')
  })
})

test('[ROUTE-07] opened inside the application the page is the one the server shows, with both offices, their streets and no map service', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
  })
  await page.goto('/en/compare')
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact')
  const said = () => main.locator('h1, h2, h3, dl, address, label, option').allTextContents()
  const inApplication = await said()
  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact')
  expect(await said()).toEqual(inApplication)
  await expect(main.locator('address[lang=vi]')).toHaveCount(2)
  await expect(main.getByRole('link', { name: '028 0000 0018' })).toHaveAttribute('href', 'tel:+842800000018')
  await expect(main.getByRole('link', { name: 'xinchao@vuongtron.vn' })).toHaveAttribute(
    'href',
    'mailto:xinchao@vuongtron.vn',
  )
  await expect(main.getByRole('img', { name: /Lý Thường Kiệt.*Hồ Hoàn Kiếm/ })).toBeVisible()
  const map = main.getByRole('link', { name: 'Open in Google Maps' }).last()
  await expect(map).toHaveAttribute('href', /query=T%E1%BA%A7ng\+6%2C\+25/)
  expect(elsewhere).toEqual([])
})

test.describe('for everybody', () => {
  test.use({ expectedConsoleErrors: ['422'] })
  for (const locale of locales)
    test(`[ROUTE-07] in ${locale} axe finds nothing on the contact page, nor beside its mistakes`, {
      tag: isSlow(locale) ? '@slow' : [],
    }, async ({ page }) => {
      await page.goto(`/${locale}/contact-us`)
      expect(await axeFindings(page)).toEqual([])
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form[method=post]')?.submit())
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(5)
      expect(await axeFindings(page)).toEqual([])
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused()
    })
})

test.describe('where Turnstile is configured', () => {
  const WIDGET = 'https://challenges.cloudflare.com/turnstile/v0/api.js*'
  /** Adds a token to the form, as the solved widget does. */
  const widget = `window.turnstile = {
    render(place, { sitekey }) {
      place.innerHTML = '<input type="hidden" name="cf-turnstile-response" value="token-of-' + sitekey + '">'
    },
    remove() {},
  }`

  test.use({ expectedConsoleErrors: ['403'] })

  let issuer: Awaited<ReturnType<typeof scriptedServer>>
  let app: Awaited<ReturnType<typeof instance>>
  test.beforeAll(async () => {
    issuer = await scriptedServer(json(200, { success: false }), json(200, { success: true }))
    app = await instance('TURNSTILE_SITE_KEY:key', 'TURNSTILE_SECRET_KEY:secret', `TURNSTILE_VERIFY_URL:${issuer.url}`)
  })
  test.afterAll(() => Promise.all([app?.stop(), issuer?.close()]))

  test('[ROUTE-07] a message passes with a token that the issuer knows, and the policy lets the widget in', async ({
    page,
  }) => {
    await page.route(WIDGET, (route) => route.fulfill({ contentType: 'text/javascript', body: widget }))
    const answer = await page.goto(`${app.url}/en/contact-us?topic=other`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    for (const directive of ['script-src', 'frame-src'])
      expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain('challenges.cloudflare.com')
    await hydrate(page)
    const form = formOf(page)
    await expect(form.locator('[name=cf-turnstile-response]')).toHaveValue('token-of-key')
    await form.getByLabel('Your name').fill('Anna')
    await form.getByLabel('Phone number').fill('0901 234 567')
    await form.getByLabel('Message').fill('Hello')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toContainText('We could not confirm that you’re not a robot')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
    expect(issuer.seen.map(({ body }) => body)).toEqual(Array(2).fill('secret=secret&response=token-of-key'))
  })
})

test('[ROUTE-07] where it is not, the policy names nobody else', async ({ request }) => {
  const answer = await request.get('/en/contact-us')
  expect(answer.headers()['content-security-policy']).not.toContain('challenges.cloudflare.com')
  expect(await answer.text()).not.toContain('turnstile')
})
