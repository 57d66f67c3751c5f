/** Loads a third-party script on first use; a failed load is retried on the next. `pick` returns its global. */
export function outsideScript<Api>(source: string, pick: () => Api | undefined): () => Promise<Api> {
  let loading: Promise<Api> | undefined
  const load = () =>
    new Promise<Api>((resolve, reject) => {
      const script = document.createElement('script')
      script.src = source
      script.async = true
      script.onload = () => {
        const api = pick()
        if (api) resolve(api)
        else reject(new Error(`${source} did not start`))
      }
      script.onerror = () => reject(new Error(`${source} did not load`))
      document.head.appendChild(script)
    })
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
