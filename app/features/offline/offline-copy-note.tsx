import { m } from '#app/paraglide/messages.js'

/**
 * Says that the page is an offline copy and gives its time, which the service worker fills in (markup.ts). Hidden after
 * in-app navigation.
 */
export const OfflineCopyNote = () => (
  <p className="hidden bg-sunken py-2 text-sm text-ink-2 [[data-kept]:not([data-navigated])_&]:block">
    <span className="wrap block">
      {m.offline_kept()} <span data-kept-since="" /> · {m.offline_kept_care()}
    </span>
  </p>
)
