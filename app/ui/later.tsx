import { type ComponentType, lazy } from 'react'
import { withRetries } from '#app/lib/retries'

/**
 * A component whose code is fetched when it is first shown. Should it not come over a lost line, nothing stands in its
 * place: an error would take the whole page with it.
 */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const nothing: { default: ComponentType<Props> } = { default: () => null }
  return lazy(() => withRetries(load).catch(() => nothing))
}
