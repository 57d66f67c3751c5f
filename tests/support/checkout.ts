import { expect, type Page } from 'playwright/test'

/** The block of the checkout that is open. */
export const openBlock = (page: Page) => page.locator('[data-block=open]')

/** The button that leads to the next block. */
export const goOn = (page: Page) => openBlock(page).locator('.checkout-fold button:not([type=submit])')

export async function fillInRecipient(page: Page) {
  await page.locator('[name=name]').fill('Nguyễn Thị Lan')
  await page.locator('[name=phone]').fill('0901 234 567')
}

/** Fills in a place in Hà Nội; its ward is found without accents. */
export async function fillInPlace(page: Page) {
  await page.locator('[name=province]').selectOption({ label: 'Hà Nội' })
  const ward = page.locator('[name=wardName]')
  await expect(ward).not.toHaveAttribute('placeholder')
  await ward.fill('hoan k')
  await page.locator('.ward-list [role=option]').first().click()
  await expect(page.locator('input[name=ward]')).not.toHaveValue('')
  await page.locator('[name=street]').fill('12 Hàng Bạc')
  await page.locator('[name=floor]').fill('4')
}

/** Chooses the third half day that is free. */
export async function chooseSlot(page: Page) {
  const slot = page.locator('[name=slot]:not(:disabled)')
  await expect(slot).not.toHaveCount(0)
  await slot.nth(2).focus()
  await page.keyboard.press('Space')
}

/** Fills in a hydrated checkout up to its last block, and returns what was typed. */
export async function fillInCheckout(page: Page) {
  await fillInRecipient(page)
  await goOn(page).click()
  await fillInPlace(page)
  await goOn(page).click()
  await expect(openBlock(page).getByRole('heading')).toBeFocused()
  await chooseSlot(page)
  await goOn(page).click()
  await expect(openBlock(page).locator('[name=payment]').first()).toBeVisible()
  await goOn(page).click()
  await expect(openBlock(page).locator('button[type=submit]')).toBeEnabled()
  return { name: 'Nguyễn Thị Lan', phone: '0901 234 567', street: '12 Hàng Bạc', floor: '4' }
}
