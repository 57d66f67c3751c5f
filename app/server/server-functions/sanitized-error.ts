import { setResponseStatus } from '@tanstack/react-start/server'
import { Failure, failureStatus } from '../../lib/failure'
import { logFailure } from '../log/failure-log'
import { isServerFunctionCall } from './server-function-call'

/** Replaces errors thrown by server functions: Start sends messages to the browser, and the database's contain SQL. */
export function sanitizedError(where: string, thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof Failure) return thrown
  logFailure(where, thrown)
  if (isServerFunctionCall()) setResponseStatus(failureStatus.unexpected)
  return new Failure('unexpected')
}
