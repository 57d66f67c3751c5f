import type { JSHandle, Page } from 'playwright'

export const PATIENCE_MS = 60_000

/** Something of the page that comes to be there, perhaps with words (a pattern). */
export type Effect = { selector: string; words?: string }

/** Milliseconds from an act to the frame that shows its effect. */
export async function timed(page: Page, act: () => Promise<unknown>, effect: Effect): Promise<number> {
  const watch = await watchFor(page, effect)
  await act()
  return appeared(watch)
}

/** Milliseconds from the visitor's last act to the frame that shows an effect: told by the page, which needs no asking. */
export const appears = async (page: Page, effect: Effect): Promise<number> => appeared(await watchFor(page, effect))

type Watch = JSHandle<{ appeared: Promise<number> }>

const appeared = (watch: Watch) => watch.evaluate(({ appeared }) => appeared)

/** Watched from when this has answered: an act that comes sooner might have its effect unseen. */
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

/** Runs in the page, before anything of it. */
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
