type Signal = AbortSignal | null | undefined

/** Aborts with either signal; Safari before 17.4 has no `AbortSignal.any`. */
export function combineSignals(one: Signal, other: Signal): AbortSignal | undefined {
  if (!one || !other) return one ?? other ?? undefined
  if ('any' in AbortSignal) return AbortSignal.any([one, other])
  const both = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort(signal.reason)
    signal.addEventListener('abort', () => both.abort(signal.reason), { signal: both.signal })
  }
  return both.signal
}
