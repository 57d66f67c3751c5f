import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

type ServerRenderedProps = {
  children: ReactNode
  /** Shown after in-app navigation, where there is no server markup. */
  otherwise?: ReactNode
}

/**
 * Static HTML: rendered by the server and kept by the browser, without its code or messages. Write
 * `<ServerRendered>{import.meta.env.SSR && <Footer />}</ServerRendered>`, so that the browser build drops it.
 */
export function ServerRendered({ children, otherwise }: ServerRenderedProps) {
  // Only the hydrating render gets the server snapshot.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isKept] = useState(isHydrating)
  if (import.meta.env.SSR) return <div className="contents">{children}</div>
  if (!isKept) return <Suspense>{otherwise}</Suspense>
  // React keeps server markup that it is told not to compare.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

const neverChanges = () => () => {}

/**
 * What stands in a page instead of a part that the server rendered. Its route fetches it before the page changes
 * (`beforeLoad`, which also runs where the data is still there): a page that comes back without it would be too short
 * for the place its visitor left.
 */
export function laterPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined
  return {
    load: async () => {
      Loaded ??= (await load()).default
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module is loaded
    Part: (props: Props) => (Loaded ? <Loaded {...props} /> : null),
  }
}
