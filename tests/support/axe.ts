import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright/test'

// axe's own builder for Playwright sends the long source twice, for the sake of frames, which pages do not have.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe's findings once animations have ended, one per line. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Text may appear before the stylesheet, and its colours would then animate.
  await page.waitForLoadState()
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    for (const animation of moving) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => [id, target.join(' '), ...any.map(({ message }) => message)].join(': ')),
    )
  })
}
