import { setResponseStatus } from '@tanstack/react-start/server'
import { type Type, type } from 'arktype'
import { Failure, failureStatus } from '../../lib/failure'
import { isServerFunctionCall } from './server-function-call'

/** A server function's validator. Its error carries a code alone: arktype's own words repeat what was sent. */
export const accept =
  <T extends Type>(schema: T) =>
  (input: T['inferIn']): T['infer'] => {
    const accepted = schema(input)
    if (accepted instanceof type.errors) {
      if (isServerFunctionCall()) setResponseStatus(failureStatus.invalid_request)
      throw new Failure('invalid_request')
    }
    return accepted
  }
