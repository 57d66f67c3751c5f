import type { Page } from 'playwright/test'

/** From here on only as much time passes in the page as a test lets pass, until `page.clock.resume()`. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Makes what the page waits for come twenty times as fast: how long it waits is its rule's matter, not the test's. */
export const hurryTimers = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout: real } = window
    const hurried = (callback: () => void, ms = 0) => real(callback, ms / 20)
    Object.assign(window, { setTimeout: hurried })
  })
