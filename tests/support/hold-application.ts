import type { Page } from 'playwright/test'

/** Holds the application of the next page back until the returned function is called, so that acts precede hydration. */
export async function holdApplication(page: Page) {
  let startApplication = () => {}
  const started = new Promise<void>((resolve) => {
    startApplication = resolve
  })
  await page.route('**/assets/application-*.js', async (route) => {
    await started
    await route.continue()
  })
  return startApplication
}
