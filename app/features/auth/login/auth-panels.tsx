import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'

type AuthPanelsProps = { group: string; isRegistering?: boolean; login: ReactNode; register: ReactNode }

/** Login and register, toggled by the browser as a group of <details> (LOGIN-02). */
export function AuthPanels({ group, isRegistering = false, login, register }: AuthPanelsProps) {
  return (
    <div className="login-panels grow">
      <Panel
        isOpen={!isRegistering}
        group={group}
        title={m.session_login_title()}
        lead={m.session_login_lead()}
        question={m.session_has_account()}
        link={m.session_log_in()}
      >
        {login}
      </Panel>
      <Panel
        isOpen={isRegistering}
        group={group}
        title={m.session_register_title()}
        question={m.session_no_account()}
        link={m.session_sign_up()}
      >
        {register}
      </Panel>
    </div>
  )
}

type PanelProps = {
  group: string
  isOpen: boolean
  title: string
  lead?: string
  question: string
  link: string
  children: ReactNode
}

/** Closed, its summary is a link to the panel; open, it has none, or Enter on its title would close the form. */
function Panel({ group, isOpen, title, lead, question, link, children }: PanelProps) {
  return (
    <details name={group} open={isOpen} className="group/panel">
      <summary className="group-open/panel:hidden">
        <span className="inline-flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 text-sm">
          {question}
          <span className="font-medium underline decoration-line-strong underline-offset-5 hover:decoration-current">
            {link}
          </span>
        </span>
      </summary>
      <h2 className="pr-[40px] text-3xl">{title}</h2>
      {lead ? <p className="mt-1 text-sm text-ink-2">{lead}</p> : null}
      {children}
    </details>
  )
}
