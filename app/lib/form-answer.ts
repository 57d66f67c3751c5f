import { createMiddleware } from '@tanstack/react-start'
import { pageContext } from './page-context'

/** Answers the form that came with a page's request: within that request, because forms may set cookies. */
export const formAnswer = createMiddleware().server(async ({ next }) => {
  const context = pageContext()
  return (context && (await context.answerForm?.(context))) ?? next()
})
