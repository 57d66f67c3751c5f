import { type ComponentType, useState } from 'react'
import { lazyComponent } from './lazy-component'
import { ServerRendered } from './server-rendered'

/**
 * Static islands whose code only the server needs, and the browser where they appear later. Routes call `load` in
 * `beforeLoad`, so that a page has its full height when its scroll position is restored.
 */
export function lazyParts<Parts>(loadParts: () => Promise<Parts>) {
  let parts: Parts | undefined
  const load = async () => {
    parts ??= await loadParts()
    return parts
  }
  return {
    load: async () => {
      await load()
    },
    part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
      const LazyPart = lazyComponent<Props>(async () => ({ default: pick(await load()) }))
      return (props: Props) => {
        // Chosen once: another component would lose what was typed. Servers do not wait for parts.
        const [Part] = useState(() => (parts ? pick(parts) : import.meta.env.SSR ? undefined : LazyPart))
        return <ServerRendered>{Part && <Part {...props} />}</ServerRendered>
      }
    },
  }
}
