import { requestId } from './request-id'

/** Logs the stack and database error, but no error messages, which may quote the request. */
export function logFailure(where: string, error: Error): void {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const database = [error, error.cause].find((one) => one instanceof Error && one.message.startsWith('D1_ERROR'))
  const what = String(database ?? error.name)
  console.error(
    JSON.stringify({ event: 'failure', id: requestId(), where, what, at: frames.map((frame) => frame.trim()) }),
  )
}
