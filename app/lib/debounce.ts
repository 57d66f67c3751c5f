/**
 * Runs the call that is followed by no other for so many milliseconds; the ones before it are dropped (CONST-01), and so
 * is the one that waits when it is cancelled.
 */
export function debounce<T extends unknown[]>(call: (...values: T) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const settle = (...values: T) => {
    cancel()
    timer = setTimeout(() => call(...values), delay)
  }
  return Object.assign(settle, { cancel })
}
