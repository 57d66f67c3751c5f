import { m } from '#app/paraglide/messages.js'

/**
 * Says that this page is a kept copy, and since when; the service worker marks such pages and writes the moment into
 * them (markup.ts). Gone once the visitor has gone on inside the application.
 */
export const OfflineCopyNote = () => (
  <p className="hidden bg-sunken py-2 text-sm text-ink-2 [[data-kept]:not([data-navigated])_&]:block">
    <span className="wrap block">
      {m.offline_kept()} <span data-kept-since="" /> · {m.offline_kept_care()}
    </span>
  </p>
)
