import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

type ServerRenderedProps = {
  children?: ReactNode
  /** In the place of children: markup of our own that is the same in every page (`renderOnce`). */
  html?: string
  /** For a visitor who comes by a link inside the application: there is no server's markup to keep. */
  otherwise?: ReactNode
}

/**
 * A part of the page that the server renders and the browser keeps as it is: neither its code nor its words are loaded.
 * For what no script changes. Write `<ServerRendered>{import.meta.env.SSR && <Footer />}</ServerRendered>`, so that the
 * browser's build drops the part.
 */
export function ServerRendered({ children, html, otherwise }: ServerRenderedProps) {
  // Only a first render over the server's markup gets the server's snapshot.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isKept] = useState(isHydrating)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  if (import.meta.env.SSR && html) return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
  if (import.meta.env.SSR) return <div className="contents">{children}</div>
  if (!isKept) return <Suspense>{otherwise}</Suspense>
  // React leaves the server's markup alone where it was told not to compare it.
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
