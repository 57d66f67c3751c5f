import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { exhaust, waitsFor } from '#app/server/limits/quota'
import { fingerprint } from '#app/server/secrets'
import { isIdempotencyKey } from '../idempotency-key'
import { type AgentCall, refuse } from './call'

/** A call with a key that is remembered was done; `remember` is for one that has just been. */
export type KeyedCall = { isDone: boolean; remember: () => Promise<unknown> }

/** The key as its agent means it: for one operation on one address. */
export const keyOfAgent = (c: AgentCall): string | undefined => {
  const key = c.req.header('idempotency-key')
  return key && JSON.stringify([c.req.method, c.req.path, c.req.header('ucp-agent') ?? '', key])
}

/**
 * What is known of a call by its key; a key that comes with another request is refused. Answers are not kept, because
 * they hold secrets: a repeated call is answered by what is there now, and changes nothing.
 */
export async function readKey(c: AgentCall, request: unknown): Promise<KeyedCall | Response> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return { isDone: false, remember: async () => {} }
  if (!isIdempotencyKey(key)) return refuse(c, 'invalid_request')
  const db = openDatabase(c.env.DB)
  const ofKey = { ...allowances.agentKey, who: fingerprint(keyOfAgent(c) ?? '') }
  const ofRequest = { ...allowances.agentRequest, who: fingerprint(`${ofKey.who} ${JSON.stringify(request)}`) }
  const [isKnown, isSame] = (await waitsFor(db, [ofKey, ofRequest])).map((wait) => wait > 0)
  if (isKnown && !isSame) return refuse(c, 'idempotency_conflict')
  return { isDone: isKnown === true, remember: () => db.batch([exhaust(db, ofKey), exhaust(db, ofRequest)]) }
}
