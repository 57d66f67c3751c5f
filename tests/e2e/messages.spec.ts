import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

test.use({ expectedConsoleErrors: ['ERR_INTERNET_DISCONNECTED'] })

const dialog = (page: Page) => page.getByRole('alertdialog')
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const terms = (page: Page) => footerLink(page, 'Điều khoản')
const newProducts = (page: Page) => footerLink(page, 'Hàng mới về')

async function openHydrated(page: Page) {
  await page.goto('/vi')
  await hydrate(page)
}

test.describe('the message dialog, shown when a visitor without connection opens a page', () => {
  test.beforeEach(async ({ page, context }) => {
    await openHydrated(page)
    await context.setOffline(true)
    await terms(page).click()
  })

  test('[MSG-01] is an error with title, sentence, action and Close, and the page stays', async ({ page }) => {
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toHaveAccessibleName('Mất kết nối')
    await expect(dialog(page)).toHaveAccessibleDescription(
      'Máy bạn đang mất mạng. Bạn kiểm tra kết nối rồi thử lại nhé.',
    )
    await expect(dialog(page).getByRole('button', { name: 'Thử lại' })).toBeFocused()
    await expect(dialog(page).getByRole('button', { name: 'Đóng' })).toHaveCount(2)
    await expect(page).toHaveURL('/vi')
  })

  test('[MSG-02] closes by Close, gives the focus back and clears its words', async ({ page }) => {
    await dialog(page).getByText('Đóng', { exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(terms(page)).toBeFocused()
    await expect(page.locator('#message-title, #message-text')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Thử lại', includeHidden: true })).toHaveCount(0)
  })

  test('[MSG-02] closes by Escape and can be shown again', async ({ page }) => {
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(terms(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toHaveAccessibleName('Mất kết nối')
  })

  test('[MSG-02] is shown although the one before it is just being closed', async ({ page }) => {
    await expect(dialog(page)).toBeVisible()
    await dialog(page).evaluate(async (element: HTMLDialogElement) => {
      const closed = new Promise((done) => element.addEventListener('close', done))
      element.close()
      document.querySelector<HTMLAnchorElement>('footer a[href$="/terms-of-service"]')?.click()
      await closed
    })
    await expect(dialog(page)).toHaveAccessibleName('Mất kết nối')
  })

  test('[MSG-01] its action tries again: first in vain, then with success', async ({ page, context }) => {
    await dialog(page).getByRole('button', { name: 'Thử lại' }).click()
    await expect(dialog(page)).toBeVisible()
    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Thử lại' }).click()
    await expect(page).toHaveURL('/vi/terms-of-service')
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('toasts', () => {
  test('[SHELL-01] a lost connection is said until it is back, good news leaves after 5 s', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await openHydrated(page)
    await context.setOffline(true)
    const toasts = page.getByRole('status')
    await expect(toasts).toContainText('Mất kết nối')
    await page.clock.fastForward(60_000)
    await expect(toasts).toContainText('Mất kết nối')
    await context.setOffline(false)
    await expect(toasts).toContainText('Đã có mạng trở lại')
    await expect(toasts).not.toContainText('Mất kết nối')
    await page.clock.fastForward(4000)
    await expect(toasts).toContainText('Đã có mạng trở lại')
    await page.clock.fastForward(1500)
    await expect(toasts).toBeEmpty()
  })

  test('a toast waits under the pointer and closes by its button', async ({ page, context }) => {
    await page.clock.install()
    await openHydrated(page)
    await context.setOffline(true)
    await context.setOffline(false)
    const toasts = page.getByRole('status')
    await toasts.getByText('Đã có mạng trở lại').hover()
    await page.clock.fastForward(20_000)
    await expect(toasts).toContainText('Đã có mạng trở lại')
    await toasts.getByRole('button', { name: 'Đóng' }).click()
    await expect(toasts).toBeEmpty()
  })
})

test.describe('waiting', () => {
  const holdRequest = async (page: Page, address: string) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(address, async (route) => {
      await held
      await route.continue()
    })
    return release
  }
  const overlay = (page: Page) => page.getByText('Đang tải trang…')

  test('[SHELL-01] a bar runs at the top while the next page loads', async ({ page }) => {
    const release = await holdRequest(page, '**/_serverFn/**')
    await openHydrated(page)
    const bar = page.getByRole('progressbar', { name: 'Đang tải trang' })
    await expect(bar).toBeHidden()
    await newProducts(page).click()
    await expect(bar).toBeVisible()
    await expect(overlay(page)).toHaveCount(0)
    release()
    await expect(page).toHaveURL('/vi/wooden-furniture')
    await expect(bar).toBeHidden()
  })

  test('[SHELL-02] the overlay does not stand on a page that the browser shows again on the way back', async ({
    page,
    context,
  }) => {
    await openHydrated(page)
    await context.setOffline(true)
    await terms(page).click()
    await context.setOffline(false)
    await page.route('**/_serverFn/**', () => {})
    // Recorded in the page, as both checks belong to the moment of closing.
    await page.evaluate(() => {
      const seen: boolean[] = []
      const look = () => seen.push(Boolean(document.body.textContent?.includes('Đang tải trang…')))
      const leave = () => {
        look()
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        setTimeout(() => {
          look()
        }, 200)
      }
      addEventListener('click', () => setTimeout(leave, 1000), { once: true })
      Object.assign(window, { seen })
    })
    await dialog(page).getByRole('button', { name: 'Thử lại' }).click({ noWaitAfter: true })
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true, false])
  })

  test('[SHELL-02] the overlay follows the loading flag, and shows only when the wait is long', async ({
    page,
    context,
  }) => {
    const release = await holdRequest(page, '**/_serverFn/**')
    await openHydrated(page)
    await expect(overlay(page)).toHaveCount(0)
    await context.setOffline(true)
    await newProducts(page).click()
    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Thử lại' }).click()
    await expect(overlay(page)).toBeAttached()
    const delay = await overlay(page).evaluate((text) => {
      const box = text.closest('[role=status]') as Element
      return box.getAnimations()[0]?.effect?.getTiming().delay
    })
    expect(delay).toBe(400)
    await expect(overlay(page)).toBeVisible()
    release()
    await expect(page).toHaveURL('/vi/wooden-furniture')
    await expect(overlay(page)).toHaveCount(0)
  })
})
