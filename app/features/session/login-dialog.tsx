import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { closesDialog, Dialog } from '#app/ui/dialog'
import { Icon } from '#app/ui/icon'

export const LOGIN_DIALOG = 'login-dialog'

/** Login and register, one shown at a time; the browser toggles them, for they are a group of <details> (LOGIN-02). */
export function LoginDialog() {
  // app/client.ts asks the address that the page came with; this asks those that follow.
  return (
    <Dialog
      id={LOGIN_DIALOG}
      aria-label={m.session_accounts()}
      className="m-auto w-230 max-w-[calc(100%-2rem)] overflow-hidden rounded-soft bg-surface shadow-modal backdrop:bg-scrim"
    >
      <div className="grid max-h-[calc(100dvh-2rem)] md:min-h-120 md:grid-cols-[2fr_3fr] lg:grid-cols-[400px_1fr]">
        <RoomPicture />
        <div className="login-panels overflow-auto px-5 pt-8 pb-6 md:px-12 md:pt-12 md:pb-10">
          <Panel isFirst title={m.session_login_title()} question={m.session_has_account()} link={m.session_log_in()}>
            {m.session_login_soon()}
          </Panel>
          <Panel title={m.session_register_title()} question={m.session_no_account()} link={m.session_sign_up()}>
            {m.session_register_soon()}
          </Panel>
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

type PanelProps = { isFirst?: boolean; title: string; question: string; link: string; children: ReactNode }

/** Open, its summary is the panel's title; closed, it is the link that leads to the panel. */
function Panel({ isFirst, title, question, link, children }: PanelProps) {
  return (
    <details name="login-panel" open={isFirst} className="group/panel">
      <summary>
        <h2 className="hidden pr-10 text-3xl group-open/panel:block">{title}</h2>
        <span className="inline-flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 text-sm group-open/panel:hidden">
          {question}
          <span className="font-medium underline decoration-line-strong underline-offset-5 hover:decoration-current">
            {link}
          </span>
        </span>
      </summary>
      <p className="mt-3 text-ink-2">{children}</p>
    </details>
  )
}

/** The signature: the square room as it is, and through the round lens as House Doctor sees it. */
function RoomPicture() {
  return (
    <div aria-hidden="true" className="room-picture max-md:hidden [&>*]:[--lens:min(172px,43cqw)]">
      <img src="/catalogue/hero-before-780.avif" alt="" loading="lazy" className="room-photo" />
      <img src="/catalogue/hero-after-780.avif" alt="" loading="lazy" className="room-photo room-lens" />
      <span className="room-ring" />
    </div>
  )
}
