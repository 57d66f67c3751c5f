/**
 * Somebody else's script, fetched when it is first needed; after a failure the next who needs it tries again. `pick`
 * finds what it leaves behind.
 */
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
