/** The part of JSON Schema (2020-12) that docs/commerce-api.md uses. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  enum?: unknown[]
  pattern?: string
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

/** Where a value differs from a schema; none if it does not. */
export function differences(value: unknown, schema: Schema, at = '$'): string[] {
  const { type, properties = {}, required = [], additionalProperties, items, pattern } = schema
  const types = [type ?? []].flat()
  const actual = typeOf(value)
  if (types.length > 0 && !types.includes(actual)) return [`${at} is ${actual}, not ${types.join(' or ')}`]
  const found: string[] = []
  if (schema.enum && !schema.enum.includes(value)) found.push(`${at} is none of its values: ${String(value)}`)
  if (pattern && typeof value === 'string' && !new RegExp(pattern).test(value)) found.push(`${at} is written otherwise`)
  if (items && Array.isArray(value))
    for (const [index, item] of value.entries()) found.push(...differences(item, items, `${at}[${index}]`))
  if (actual === 'object') {
    const fields = value as Record<string, unknown>
    for (const name of required) if (!(name in fields)) found.push(`${at}.${name} is missing`)
    for (const [name, field] of Object.entries(fields)) {
      const own = properties[name]
      if (own) found.push(...differences(field, own, `${at}.${name}`))
      else if (additionalProperties === false) found.push(`${at}.${name} is not in the document`)
    }
  }
  return found
}
