import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What axe finds on a page once what moves has come to rest, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Words are found before the stylesheet has come, and colours then change from the browser's own.
  await page.waitForLoadState()
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    for (const animation of moving) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  // No page has frames, so it is judged where it stands: by itself the builder opens a second page and sends it all results.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => [id, target.join(' '), ...any.map(({ message }) => message)].join(': ')),
  )
}
