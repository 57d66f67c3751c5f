import { setResponseStatus } from '@tanstack/react-start/server'
import { type Type, type } from 'arktype'
import { Failure, failureStatus } from '../../lib/failure'
import { isServerFunctionCall } from './server-function-call'

/** Its error has only a code, because arktype's messages repeat the input. */
export const validateWith =
  <T extends Type>(schema: T) =>
  (input: T['inferIn']): T['infer'] => {
    const data = schema(input)
    if (data instanceof type.errors) {
      if (isServerFunctionCall()) setResponseStatus(failureStatus.invalid_request)
      throw new Failure('invalid_request')
    }
    return data
  }
