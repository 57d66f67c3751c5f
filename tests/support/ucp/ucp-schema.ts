import { type Schema, Validator } from '@cfworker/json-schema'
import schemas from './schemas.json'

const ROOT = 'https://ucp.dev/schemas/'

/** Where a value differs from a published schema of the protocol, like `shopping/cart.json`; none if it does not. */
export function ucpDifferences(value: unknown, schema: string): string[] {
  const validator = new Validator({ $ref: ROOT + schema } as Schema, '2020-12', false)
  for (const [id, one] of Object.entries(schemas)) validator.addSchema(one as Schema, id)
  const { errors } = validator.validate(value)
  return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}
