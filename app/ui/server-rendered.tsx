import type { ReactNode } from 'react'

/**
 * A part of the page that the server renders and the browser keeps as it is: neither its code nor its words are loaded.
 * For what never changes while a page is open. Write `<ServerRendered>{import.meta.env.SSR && <Footer />}</ServerRendered>`,
 * so that the browser's build drops the part.
 */
export function ServerRendered({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div className="contents">{children}</div>
  // React leaves the server's markup alone where it was told not to compare it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
