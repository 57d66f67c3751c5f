import { expect, test } from 'vitest'
import { isLost } from '#app/features/notices/lost-line'

test.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new DOMException('signal timed out', 'TimeoutError'), true],
  [new DOMException('The user aborted a request.', 'AbortError'), false],
  [new TypeError('x is not a function'), false],
])('[AUTH-07] %s is a lost line: %s', (error, lost) => {
  expect(isLost(error)).toBe(lost)
})
