import { createApiClient } from '#app/server/api-client'
import { apiContract } from '#tests/support/api-contract'
import { test } from '#tests/support/fixtures'

test.describe('[AUTH-06] the contract, over HTTP with a second instance of the app', () => {
  for (const { title, holds } of apiContract) {
    test(title, ({ baseURL }) => holds(createApiClient({ baseUrl: String(baseURL), fetch })))
  }
})
