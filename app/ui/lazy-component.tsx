import { type ComponentType, lazy } from 'react'
import { withRetries } from '#app/lib/retries'

/** A lazy component that renders nothing when its code fails to load: an error would replace the whole page. */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const nothing: { default: ComponentType<Props> } = { default: () => null }
  return lazy(() => withRetries(load).catch(() => nothing))
}
