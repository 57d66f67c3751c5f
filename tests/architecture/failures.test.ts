import { expect, test } from 'vitest'
import { failureStatus } from '#app/lib/failure'
import { locales, messagesOf } from '#tests/support/sources'

test.each(locales)('every failure has words in %s, and no words are left of a failure that is gone', (locale) => {
  const told = Object.keys(messagesOf(locale)).filter((key) => key.startsWith('failure_'))
  expect(told.sort()).toEqual(
    Object.keys(failureStatus)
      .map((code) => `failure_${code}`)
      .sort(),
  )
})
