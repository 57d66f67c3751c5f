/** Runs the last call after `delay` milliseconds without another (CONST-01); can be cancelled. */
export function debounce<T extends unknown[]>(call: (...values: T) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const settle = (...values: T) => {
    cancel()
    timer = setTimeout(() => call(...values), delay)
  }
  return Object.assign(settle, { cancel })
}
