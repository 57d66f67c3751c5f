import type { ComponentType } from 'react'
import { ServerRendered } from './server-rendered'

/**
 * Static islands whose code only the server needs, and the browser after in-app navigation. Routes call `load` in
 * `beforeLoad`, which also runs where their data is still there: a page without its parts would be too short for the
 * place its visitor left.
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
