import { apply, openSample, SOON, said } from '#tests/support/doctor-editor'
import { expect, test } from '#tests/support/fixtures'

test('[ROUTE-09] the keys for undo take back words in a field, and elsewhere the picture', async ({ page }) => {
  await openSample(page, 'colors_textures')
  await apply(page).click(SOON)
  await expect(said(page)).toHaveText(/^Done/, SOON)
  const line = page.getByRole('slider', { name: 'Compare before and after' })
  await page.getByRole('button', { name: 'Precision' }).click()
  const field = page.getByLabel('What should be done')
  await field.pressSequentially('brick')
  await field.press('Control+z')
  await expect(field).not.toHaveValue('brick')
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Wall in front' }).focus()
  // The tool that was chosen, and then what was painted.
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z')
  await expect(line).toHaveCount(0)
})
