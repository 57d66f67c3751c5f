import { type } from 'arktype'
import type { Context } from 'hono'
import type { Result } from '#app/lib/failure'
import { parseJson } from '#app/lib/parse-json'
import { boundedText } from '#app/server/http/bounded-text'

/** Reads a JSON body by a schema; one that is optional may be empty. arktype's messages repeat the input, so only the code comes back. */
export async function readBody<Value>(
  c: Context,
  reads: (value: unknown) => Value | type.errors,
  { isOptional = false } = {},
): Promise<
  Result<{ value: Value }, 'unsupported_media_type' | 'body_too_large' | 'body_not_json' | 'invalid_request'>
> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? (isOptional ? 'application/json' : '')))
    return { ok: false, code: 'unsupported_media_type' }
  const text = await boundedText(c.req.raw)
  if (text === undefined) return { ok: false, code: 'body_too_large' }
  const json = parseJson(text || (isOptional ? '{}' : ''))
  if (json === undefined) return { ok: false, code: 'body_not_json' }
  const value = reads(json)
  return value instanceof type.errors ? { ok: false, code: 'invalid_request' } : { ok: true, value }
}
