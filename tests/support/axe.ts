import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** axe's findings once animations have ended, one per line. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Text may appear before the stylesheet, and its colours would then animate.
  await page.waitForLoadState()
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    for (const animation of moving) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  // Legacy mode, as pages have no frames: the default opens a second page.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => [id, target.join(' '), ...any.map(({ message }) => message)].join(': ')),
  )
}
