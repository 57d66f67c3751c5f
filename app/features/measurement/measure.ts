import { CLS_UNIT, MEASUREMENTS_API, type Report, type Vital } from './measurement'

/**
 * The first-party script (SHELL-04): one report for each view of a page, when it is put aside or left. Loaded only where
 * its visitor has agreed; docs/decisions/019-measuring.md says why it is our own.
 */

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Interaction = PerformanceEntry & { interactionId?: number }

const html = document.documentElement
const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
  activationStart?: number
})[]
/** Later than 0 where the page was rendered before it was asked for. */
const start = navigation?.activationStart ?? 0
/** A page that waits in a background tab paints when it is looked at: that says nothing about its speed. */
let hiddenAt = document.hidden
  ? 0
  : (performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')?.startTime ?? Infinity)

let route: string | undefined
let isReported = false
let found: Partial<Record<Vital, number>> = {}
/** A window of layout shifts: at most a second apart, at most five in all. The worst window counts. */
let shifts = { sum: 0, from: 0, until: 0 }
/** The longest event of each interaction. */
let interactions = new Map<number, number>()
let interactionsBefore = 0

/** What observers have seen and not told yet. */
const collectors: (() => void)[] = []

function observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const takeAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(take)
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()))
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit)
  collectors.push(() => takeAll(observer.takeRecords()))
}

const sinceStart = (time: number) => Math.max(Math.round(time - start), 0)

function takeShift({ value, hadRecentInput, startTime }: Shift) {
  if (hadRecentInput) return
  const isSame = startTime - shifts.until < 1000 && startTime - shifts.from < 5000
  shifts = { sum: (isSame ? shifts.sum : 0) + value, from: isSame ? shifts.from : startTime, until: startTime }
  found.CLS = Math.max(found.CLS ?? 0, Math.round(shifts.sum * CLS_UNIT))
}

function takeInteraction({ interactionId, duration }: Interaction) {
  if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration))
}

const interactionCount = () => (performance as { interactionCount?: number }).interactionCount ?? interactions.size

/** The slowest interaction; of every fifty, one is forgiven. */
function slowestInteraction(): number | undefined {
  const forgiven = Math.floor((interactionCount() - interactionsBefore) / 50)
  const slowest = [...interactions.values()].sort((a, b) => b - a)
  return slowest[Math.min(forgiven, slowest.length - 1)]
}

function beginView() {
  isReported = false
  route = html.dataset.route
  found = PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? { CLS: 0 } : {}
  shifts = { sum: 0, from: 0, until: 0 }
  interactions = new Map()
  interactionsBefore = interactionCount()
}

function report(isAllowed: () => boolean) {
  for (const collect of collectors) collect()
  const slowest = slowestInteraction()
  if (slowest) found.INP = Math.round(slowest)
  if (isReported || !route || !isAllowed()) return
  isReported = true
  const body: Report = { route, locale: html.lang, vitals: found }
  fetch(MEASUREMENTS_API, {
    method: 'POST',
    keepalive: true,
    // Without cookies: nobody could tell whose report it is.
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}

/** Begins with the page that is open. Asks before every report whether it is still allowed. */
export function measure(isAllowed: () => boolean) {
  beginView()
  if (navigation?.responseStart) found.TTFB = sinceStart(navigation.responseStart)
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint' && startTime < hiddenAt) found.FCP = sinceStart(startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < hiddenAt) found.LCP = sinceStart(startTime)
  })
  observe('layout-shift', takeShift)
  observe('event', takeInteraction)
  observe('first-input', takeInteraction)
  const send = () => report(isAllowed)
  const hide = () => {
    hiddenAt = Math.min(hiddenAt, performance.now())
    send()
  }
  addEventListener('visibilitychange', () => document.hidden && hide(), true)
  addEventListener('pagehide', hide, true)
  // A page inside the application, and one that comes back out of the browser's memory, is a view of its own.
  addEventListener('pagechanged', () => {
    send()
    hiddenAt = 0
    beginView()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && beginView())
}
