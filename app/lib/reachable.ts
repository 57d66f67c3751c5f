/** Sends a request, because `navigator.onLine` may be wrong. */
export const isReachable = () =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
