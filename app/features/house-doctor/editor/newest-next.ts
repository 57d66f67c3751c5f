/** Lets one act run at a time. Of those that come meanwhile the newest waits, until its turn comes or it is dropped. */
export function newestNext() {
  let isRunning = false
  let next: (() => Promise<unknown>) | undefined
  async function goOn() {
    while (next && !isRunning) {
      const act = next
      next = undefined
      isRunning = true
      await act().catch(() => {})
      isRunning = false
    }
  }
  return {
    take: (act: () => Promise<unknown>) => {
      next = act
      void goOn()
    },
    drop: () => {
      next = undefined
    },
  }
}
