/** Whether the shop answers, whatever `navigator.onLine` says. */
export const isReachable = () =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
