import { expect, test } from '#tests/support/deployments'
import { accountOf, letterTo, visitor } from '#tests/support/visitor'

for (const javaScriptEnabled of [true, false])
  test.describe(`the packages, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('[ROUTE-05] stand side by side; one opens with its pieces room by room', async ({ page }) => {
      await page.goto('/vi/furniture-package')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Cơ bản',
        'Tiêu chuẩn',
        'Cao cấp',
        'Thượng hạng',
      ])
      await page.getByRole('link', { name: 'Cơ bản' }).click()
      await expect(page).toHaveURL('/vi/furniture-package?packageTier=basic')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gói Cơ bản')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Phòng khách',
        'Phòng ngủ',
        'Hỏi mua gói này',
        'Các gói khác',
      ])
      await expect(page.getByText('Ghế sofa nằm Xuân Hương')).toBeVisible()
      await page.getByRole('link', { name: 'Xem cả bốn gói' }).click()
      await expect(page).toHaveURL('/vi/furniture-package')
    })

    test('[ROUTE-05] an unknown tier shows them all', async ({ page }) => {
      for (const tier of ['gold', '', 'basics', '%3Cscript%3E']) {
        expect((await page.goto(`/de/furniture-package?packageTier=${tier}`))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Möbelpakete für ganze Räume')
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
      }
    })
  })

test('[ROUTE-05] a package has a page of its own for search engines', async ({ page }) => {
  await page.goto('/en/furniture-package?packageTier=luxury&utm=x')
  await expect(page).toHaveTitle('Luxury package · Vuông Tròn')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/en\/furniture-package\?packageTier=luxury$/,
  )
})

test.describe('signed in', () => {
  test.use({ expectedConsoleErrors: ['422', 'net::ERR_INTERNET_DISCONNECTED'] })

  test('[CAT-05, CAT-08] a package is asked for from its card: filled in, mistakes at their fields, no connection, then the reference', async ({
    page,
    context,
    api,
  }) => {
    const person = await accountOf(api)
    const lan = visitor(page, 'de')
    await lan.logIn(person)
    await expect(lan.dialog).toBeHidden()
    await page.goto('/de/contact-us')
    await expect(page.locator('#enquiry').getByLabel('E-Mail-Adresse')).toHaveValue(person.email)
    await page.goto('/de/furniture-package')
    await page.getByRole('article').nth(2).getByRole('link', { name: 'Dieses Paket anfragen' }).click()
    await expect(page).toHaveURL(/packageTier=premium#enquiry$/)
    const form = page.locator('#enquiry form')
    const [phone, mail] = [form.getByLabel('Telefonnummer'), form.getByLabel('E-Mail-Adresse')]
    const send = form.getByRole('button', { name: 'Anfrage senden' })
    await expect(form.getByLabel('Ihr Name')).toHaveValue(person.name)
    await expect(phone).toHaveValue(/^0901234567$/)
    await expect(mail).toHaveValue(person.email)

    await phone.fill('12')
    await send.click()
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/^Bitte prüfen Sie diese Nummer/)
    await expect(mail).toHaveValue(person.email)
    await phone.fill('')
    await form.getByLabel('Nachricht').fill('Wohnung mit 82 m²')
    await context.setOffline(true)
    await send.click()
    await expect(form.getByRole('alert')).toContainText('Ihr Gerät ist offline')
    await expect(form.getByLabel('Nachricht')).toHaveValue('Wohnung mit 82 m²')
    await context.setOffline(false)
    await send.click()
    await expect(page).toHaveURL(/packageTier=premium&enquiry=VT-\w{7}#enquiry$/)
    const reference = new URL(page.url()).searchParams.get('enquiry') ?? 'none'
    await expect(page.getByRole('status').filter({ hasText: reference })).toBeVisible()
    expect((await letterTo(api, person.email, { after: 1 })).text).toContain('Paket Premium')
  })
})
