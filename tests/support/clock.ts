import type { Page } from 'playwright/test'

/** Stops the page's time until `page.clock.resume()`; tests advance it. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Makes timers twenty times faster, because other tests check waiting times. */
export const hurryTimers = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout: real } = window
    const hurried = (callback: () => void, ms = 0) => real(callback, ms / 20)
    Object.assign(window, { setTimeout: hurried })
  })
