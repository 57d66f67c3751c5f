import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

type ServerRenderedProps = {
  /** Rendered by the server, and by the browser after in-app navigation, where there is no server markup. */
  children?: ReactNode
  /** Replaces the server's children by our own markup that is the same on every page (`renderOnce`). */
  html?: string
}

/**
 * A static island: the browser keeps the server's markup as long as the island stands, so what shows another page has
 * another `key`. What the browser never renders is written `{import.meta.env.SSR && <Footer />}`.
 */
export function ServerRendered({ children, html }: ServerRenderedProps) {
  // Only the hydrating render gets the server snapshot.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [keepsMarkup] = useState(isHydrating)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  if (import.meta.env.SSR && html) return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
  if (import.meta.env.SSR) return <div className="contents">{children}</div>
  if (!keepsMarkup) return <Suspense>{children}</Suspense>
  // React keeps server markup that it is told not to compare.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

const neverChanges = () => () => {}
