/** Runs one act at a time; of those waiting, only the newest stays. */
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
