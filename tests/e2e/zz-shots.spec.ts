import { withPictures } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'
test.use(withPictures)
test.setTimeout(400_000)
for (const [lang, apply, room] of [['vi', 'Áp dụng', 'Phòng khách, trống'], ['de', 'Anwenden', 'Wohnzimmer, leer']] as const)
test(`shots ${lang}`, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/${lang}/house-doctor-ai?tool=virtual_staging`)
  await page.screenshot({ path: `/tmp/stage-out/start-${lang}.jpg` })
  const names = await page.getByRole('button').allInnerTexts()
  console.log(names.join(' | ').slice(0, 1500))
  await page.locator('button', { hasText: room }).first().click()
  const panel = page.locator('.doctor-panel')
  await expect(panel).toBeVisible({ timeout: 60_000 })
  await page.waitForTimeout(4000)
  console.log((await page.getByRole('button').allInnerTexts()).join(' | ').slice(0, 1500))
  await panel.getByRole('button').last().click()
  await expect(page.locator('.doctor-panel section li').first()).toBeVisible({ timeout: 120_000 })
  for (const [w, h] of [[1440, 900], [768, 1024], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/stage-out/page-${lang}-${w}.jpg`, fullPage: true })
  }
})
