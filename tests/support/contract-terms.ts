import assert from 'node:assert/strict'
import type { ApiClient } from '#app/server/api-client/api-client'

export type Term = { title: string; holds: (api: ApiClient) => Promise<void> }

/** The problem of a refused call, read through the storefront's error. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => assert.fail('the call was accepted'),
    (reason) => reason,
  )
  assert.equal(error.code, 'HTTP_ERROR')
  const body = await error.response.json()
  assert.equal(body.status, error.status)
  return { message: error.message, code: body.code, allow: error.response.headers.get('allow') }
}
