import { expect, test, vi } from 'vitest'
import { debounce } from '#app/lib/debounce'

test('[CONST-01] the debounce helper runs the last call, after the delay its caller gives', () => {
  vi.useFakeTimers()
  const calls: string[] = []
  const say = debounce((word: string) => calls.push(word), 250)
  say('one')
  vi.advanceTimersByTime(249)
  say('two')
  vi.advanceTimersByTime(249)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['two'])
  vi.useRealTimers()
})

test('[CONST-01] a cancelled call of the debounce helper never runs', () => {
  vi.useFakeTimers()
  const calls: string[] = []
  const say = debounce((word: string) => calls.push(word), 250)
  say('one')
  say.cancel()
  vi.advanceTimersByTime(1000)
  expect(calls).toEqual([])
  vi.useRealTimers()
})
