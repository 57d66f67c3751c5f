/** Runs the call that is followed by no other for so many milliseconds; the ones before it are dropped (CONST-01). */
export function debounce<T extends unknown[]>(call: (...values: T) => void, delay: number): (...values: T) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...values) => {
    clearTimeout(timer)
    timer = setTimeout(() => call(...values), delay)
  }
}
