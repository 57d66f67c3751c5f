import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onScrollEnd } from '#app/features/navigation/scroll-end'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const LONG = 60_000

test('[WIDGET-01] the end of scrolling is heard of where the browser tells it, and only there', () => {
  const view = Object.assign(new EventTarget(), { onscrollend: null })
  const ended = vi.fn()
  const stop = onScrollEnd(view, ended)
  view.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(LONG)
  expect(ended).not.toHaveBeenCalled()
  view.dispatchEvent(new Event('scrollend'))
  expect(ended).toHaveBeenCalledTimes(1)
  stop()
  view.dispatchEvent(new Event('scrollend'))
  expect(ended).toHaveBeenCalledTimes(1)
})

test('[WIDGET-01] where it tells nothing, scrolling has ended once none has followed for a while', () => {
  const view = new EventTarget()
  const ended = vi.fn()
  const stop = onScrollEnd(view, ended)
  for (let step = 0; step < 50; step++) {
    view.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
  }
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(LONG)
  expect(ended).toHaveBeenCalledTimes(1)
  view.dispatchEvent(new Event('scroll'))
  stop()
  vi.advanceTimersByTime(LONG)
  expect(ended).toHaveBeenCalledTimes(1)
})
