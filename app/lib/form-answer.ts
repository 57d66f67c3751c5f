import { createMiddleware } from '@tanstack/react-start'
import { pageContext } from './page-context'

/** Answers the form that came with a request, where its page does not. Forms are taken within the page's own request, for they may set cookies. */
export const formAnswer = createMiddleware().server(async ({ next }) => {
  const context = pageContext()
  return (context && (await context.answerForm?.(context))) ?? next()
})
