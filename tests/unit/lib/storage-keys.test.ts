import { expect, test } from 'vitest'
import * as keys from '#app/lib/storage-keys'

test('[DATA-05] the browser’s keys have the specification’s names', () => {
  expect(Object.values(keys).sort()).toEqual([
    'lastResendTime',
    'preferredLanguage',
    'resetPasswordEmail',
    'resetPasswordToken',
  ])
})
