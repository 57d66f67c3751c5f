import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

type ServerRenderedProps = {
  /** Rendered by the server; by the browser only after in-app navigation. */
  children?: ReactNode
  /** Markup that is the same on every page (`renderOnce`), instead of children. */
  html?: string
}

/**
 * A static island: the browser keeps the server's markup while mounted, so other content needs another `key`.
 * Server-only content is written `{import.meta.env.SSR && <Footer />}`.
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
