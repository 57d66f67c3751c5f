/** Logs where it happened and what the database said, never what the request held: messages of errors may quote it. */
export function logFailure(where: string, error: Error): void {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const database = [error, error.cause].find((one) => one instanceof Error && one.message.startsWith('D1_ERROR'))
  console.error([`${where}: ${database ?? error.name}`, ...frames].join('\n'))
}
