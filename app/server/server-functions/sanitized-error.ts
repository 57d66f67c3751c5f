import { setResponseStatus } from '@tanstack/react-start/server'
import { Failure, failureStatus } from '../../lib/failure'
import { logFailure } from '../log/failure-log'
import { isServerFunctionCall } from './server-function-call'

/**
 * What may leave a server function in place of what was thrown: Start sends an error to the browser with its message,
 * and that of the database is SQL.
 */
export function sanitizedError(where: string, thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof Failure) return thrown
  logFailure(where, thrown)
  if (isServerFunctionCall()) setResponseStatus(failureStatus.unexpected)
  return new Failure('unexpected')
}
