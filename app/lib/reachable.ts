/** Whether the shop answers, whatever the browser thinks. */
export const isReachable = () =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
