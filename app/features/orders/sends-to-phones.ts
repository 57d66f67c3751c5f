import { createIsomorphicFn } from '@tanstack/react-start'
import { pageContext } from '#app/lib/page-context'

/** True if the shop sends messages to phones; browsers read it from <html>. */
export const sendsToPhones = createIsomorphicFn()
  .server(() => pageContext()?.sendsToPhones ?? false)
  .client(() => document.documentElement.dataset.phones === '')
