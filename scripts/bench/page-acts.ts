import type { JSHandle, Page } from 'playwright'

export const PATIENCE_MS = 60_000

/** A selector that appears, optionally with text (a pattern). */
export type Effect = { selector: string; words?: string }

/** Milliseconds from an act to the frame that shows its effect. */
export async function timed(page: Page, act: () => Promise<unknown>, effect: Effect): Promise<number> {
  const watch = await watchFor(page, effect)
  await act()
  return appeared(watch)
}

/** Milliseconds from the last act to the frame that shows an effect, as observed inside the page. */
export const appears = async (page: Page, effect: Effect): Promise<number> => appeared(await watchFor(page, effect))

type Watch = JSHandle<{ appeared: Promise<number> }>

const appeared = (watch: Watch) => watch.evaluate(({ appeared }) => appeared)

/** Resolves once the page is observed, because earlier acts might be missed. */
const watchFor = (page: Page, effect: Effect): Promise<Watch> =>
  page.evaluateHandle(
    ({ effect: { selector, words }, patienceMs }) => ({
      appeared: new Promise<number>((resolve, reject) => {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some((one) => !words || new RegExp(words, 'i').test(one.textContent))
        let hasGone = !isThere()
        const observer = new MutationObserver(() => {
          if (!isThere()) hasGone = true
          else if (hasGone) tell()
        })
        const timer = setTimeout(() => reject(new Error(`${selector} ${words ?? ''} did not appear`)), patienceMs)
        function tell() {
          observer.disconnect()
          clearTimeout(timer)
          const { acted } = window as unknown as Watched
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - acted)))
        }
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
    }),
    { effect, patienceMs: PATIENCE_MS },
  )

type Watched = { longestTask: number; acted: number }

/** Runs in the page before its own scripts. */
export function watchActs() {
  const watched = window as unknown as Watched
  watched.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  for (const type of ['keydown', 'click', 'change'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        watched.acted = timeStamp
      },
      true,
    )
}

export const longestTaskOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).longestTask)
