import { expect, test } from 'vitest'
import * as keys from '#app/lib/storage-keys'

test('[DATA-05] the browser’s keys have the specification’s names', () => {
  expect(keys).toMatchObject({
    LAST_RESEND_TIME: 'lastResendTime',
    PREFERRED_LANGUAGE: 'preferredLanguage',
    RESET_PASSWORD_EMAIL: 'resetPasswordEmail',
    RESET_PASSWORD_TOKEN: 'resetPasswordToken',
  })
})
