import { m } from '#app/paraglide/messages.js'
import { closesDialog, Dialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'
import { standaloneLink, underlined } from '#app/ui/link'
import { href } from '../../languages/href'
import { googleClientId } from '../google/google-client'
import { LOGIN_DIALOG } from '../session/session'
import { AuthPanels } from './auth-panels'

/** The server renders the dialog; its forms load once it is open (dialog-forms.tsx). */
export function LoginDialog() {
  // app/gate.ts opens the dialog for the first address, session-loader.tsx for in-app links.
  return (
    <Dialog
      id={LOGIN_DIALOG}
      aria-label={m.session_accounts()}
      data-google-client={googleClientId() || undefined}
      className="m-auto w-230 max-w-[calc(100%-2rem)] overflow-hidden rounded-soft bg-surface shadow-modal backdrop:bg-scrim"
    >
      <div className="grid max-h-[calc(100dvh-2rem)] grid-cols-1 grid-rows-[minmax(0,1fr)] md:min-h-[min(43rem,100dvh-2rem)] md:grid-cols-[2fr_3fr] lg:grid-cols-[400px_1fr]">
        <RoomPicture />
        <div
          // biome-ignore lint/a11y/noAutofocus: it would be on the link to the other form; a closed dialog takes none
          autoFocus
          tabIndex={-1}
          className="flex flex-col overflow-auto px-5 pt-8 pb-6 outline-none md:px-12 md:pt-12 md:pb-10"
        >
          <AuthPanels group="login-panel" login={<FormPlace rows={6} />} register={<FormPlace rows={8} />} />
        </div>
      </div>
      <button
        type="button"
        {...closesDialog(LOGIN_DIALOG)}
        aria-label={m.session_close()}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-round transition-colors hover:bg-sunken"
      >
        <Icon name="x" className="size-6" />
      </button>
    </Dialog>
  )
}

/** Placeholder of a form, about as tall. Without scripts it links to the login page. */
function FormPlace({ rows }: { rows: number }) {
  return (
    <div data-form-place className="form-place">
      <noscript>
        <a href={href('/login')} className={standaloneLink}>
          {m.session_to_login_page()}
        </a>
      </noscript>
      <p className="form-cut mt-6 text-sm text-ink-2">
        {m.session_form_cut()}{' '}
        <a href={href('/login')} className={underlined}>
          {m.session_to_login_page()}
        </a>
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} aria-hidden="true" className="skeleton mt-6 h-13 rounded-soft" />
      ))}
    </div>
  )
}

/** The room as it is, and through a round lens as House Doctor shows it: the shop's signature picture. */
export function RoomPicture() {
  return (
    <div aria-hidden="true" className="room-picture max-md:hidden [&>*]:[--lens:min(172px,43cqw)]">
      <img src="/catalogue/rooms/hero-bare-780.avif" alt="" loading="lazy" className="room-photo" />
      <img src="/catalogue/rooms/hero-furnished-780.avif" alt="" loading="lazy" className="room-photo room-lens" />
      <span className="room-ring" />
    </div>
  )
}
