import { m } from '#app/paraglide/messages.js'
import { useNotices } from './use-notices'

/** The full-screen overlay (SHELL-02); appears only after a delay. */
export function LoadingOverlay() {
  if (!useNotices().isLoading) return null
  return (
    <div role="status" className="fixed inset-0 z-90 grid animate-appear-late place-items-center bg-canvas/94">
      <div className="grid justify-items-center gap-5 text-sm text-ink-2">
        <svg viewBox="0 0 104 64" className="w-26" aria-hidden="true">
          <path className="fill-ink" d="M0 0h64v64H0z" />
          <circle className="animate-roll fill-purple-500 motion-reduce:animate-none" cx="32" cy="32" r="20" />
        </svg>
        {m.notices_opening()}
      </div>
    </div>
  )
}
