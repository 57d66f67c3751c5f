import { useState } from 'react'
import { ServerRendered } from '#app/ui/server-rendered'
import { NotFoundPage, notFoundTitle } from './not-found-page'
import { NoticeHead } from './notice-page'
import { Reload } from './reload'

/** Server-rendered only; in-app navigation loads the document instead. */
export function NotFound() {
  const [title] = useState(() => (import.meta.env.SSR ? notFoundTitle() : document.title))
  return (
    <>
      <NoticeHead title={title} />
      <ServerRendered>{import.meta.env.SSR ? <NotFoundPage /> : <Reload />}</ServerRendered>
    </>
  )
}
