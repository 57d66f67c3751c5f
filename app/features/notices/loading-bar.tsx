import { useRouterState } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'

/** A bar at the top while a page loads (SHELL-01). */
export function LoadingBar() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <div
      role="progressbar"
      aria-label={m.notices_loading()}
      hidden={!isLoading}
      className="fixed inset-x-0 top-0 z-95 h-0.75 origin-left animate-fill bg-purple-500"
    />
  )
}
