import { describe, test } from 'vitest'
import { createApiClient } from '#app/server/api-client/api-client'
import { apiContract } from '#tests/support/api-contract'
import { throughFrontDoor } from '#tests/support/front-door'

describe('[AUTH-06] the contract, in process', () => {
  const client = createApiClient({ baseUrl: '', fetch: throughFrontDoor })
  test.each(apiContract)('$title', ({ holds }) => holds(client))
})
