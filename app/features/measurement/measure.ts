import { CLS_UNIT, MEASUREMENTS_API, type Report, type Vital } from './measurement'

/**
 * The first-party script (SHELL-04) reports each page view once, when it is hidden or left. It loads only after
 * consent; docs/decisions/019-measuring.md has the reasons for an own script.
 */

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Interaction = PerformanceEntry & { interactionId?: number }

const html = document.documentElement
const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
  activationStart?: number
})[]
/** Greater than 0 for prerendered pages. */
const start = navigation?.activationStart ?? 0
/** Background tabs paint only when viewed, which says nothing about speed. */
let hiddenAt = document.hidden
  ? 0
  : (performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')?.startTime ?? Infinity)

let route: string | undefined
let isReported = false
let found: Partial<Record<Vital, number>> = {}
/** A session window of layout shifts: at most 1 s apart and 5 s in all. The worst window counts. */
let shifts = { sum: 0, from: 0, until: 0 }
/** Longest event per interaction. */
let interactions = new Map<number, number>()
let interactionsBefore = 0

/** Flushes pending observer entries. */
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

/** INP: the slowest interaction, ignoring one in fifty. */
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
    // Without cookies, so that reports are anonymous.
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}

/** Starts with the current page; checks consent before every report. */
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
  // In-app navigations and back/forward cache restores are views of their own.
  addEventListener('pagechanged', () => {
    send()
    hiddenAt = 0
    beginView()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && beginView())
}
