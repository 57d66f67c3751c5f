import type { ComponentType } from 'react'
import { ServerRendered } from './server-rendered'

/**
 * Static islands whose code the browser loads only on in-app navigation. Routes call `load` in `beforeLoad`, because a
 * cached loader does not run again and a page without its parts is too short to restore its scroll position.
 */
export function lazyParts<Parts>(load: () => Promise<Parts>) {
  let parts: Parts | undefined
  return {
    load: async () => {
      parts ??= await load()
    },
    part:
      <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
      (props: Props) => {
        const Part = parts && pick(parts)
        return <ServerRendered>{Part && <Part {...props} />}</ServerRendered>
      },
  }
}
