import { useEffect } from 'react'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { underlined } from '#app/ui/link'
import { href } from '../../languages/href'
import { RegisterForm } from '../registration/register-form'
import { takeTicketFromAddress } from '../reset/reset-ticket'
import { AuthForms, useAuthForms } from './auth-forms'
import { AuthPanels } from './auth-panels'
import { RoomPicture } from './login-dialog'
import { LoginForm } from './login-form'

type LoginPageProps = { redirect?: string; state?: string; submission?: Submission }

/** Login and register as a page (ROUTE-03); it continues to `redirect`. */
export function LoginPage({ redirect, state, submission }: LoginPageProps) {
  const isRegistered = state === 'registered' && !submission
  const enter = (leadsTo: string) => location.assign(leadsTo)
  return (
    <AuthForms>
      <TicketWatch />
      <div className="wrap py-8 md:py-16">
        <h1 className="sr-only">{m.session_accounts()}</h1>
        <div className="mx-auto grid max-w-230 overflow-hidden rounded-soft bg-surface md:min-h-155 md:grid-cols-[2fr_3fr] lg:grid-cols-[400px_1fr]">
          <RoomPicture />
          <div className="flex flex-col px-5 pt-8 pb-6 md:px-12 md:pt-12 md:pb-10">
            <AuthPanels
              group="login-page"
              isRegistering={isRegistered || submission?.intent === 'register'}
              login={<LoginForm onSignedIn={enter} redirect={redirect} isOnItsPage submission={submission} />}
              register={
                isRegistered ? <Registered /> : <RegisterForm redirect={redirect} isOnItsPage submission={submission} />
              }
            />
          </div>
        </div>
        {/* Whoever ordered without an account looks for the order here. */}
        <p className="mx-auto mt-6 max-w-230 text-sm text-ink-2">
          <a href={href('/order')} className={underlined}>
            {m.order_lookup_title()}
          </a>
          <span className="block">{m.order_lookup_lead()}</span>
        </p>
      </div>
    </AuthForms>
  )
}

/** Shown after a registration without script. It names no e-mail address, because addresses must not contain one. */
const Registered = () => (
  <div role="status" className="mt-6">
    <p className="font-medium">{m.session_registered_title()}</p>
    <p className="mt-2 text-ink-2">{m.session_registered_hint()}</p>
    <a href={href('/activate')} className={`${buttonClass()} mt-6 w-full`}>
      {m.session_enter_code()}
    </a>
  </div>
)

/** Opens the reset dialog when a reset letter's link brought a ticket after the #. */
function TicketWatch() {
  const { openReset } = useAuthForms()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, as the page was opened
  useEffect(() => {
    if (takeTicketFromAddress()) openReset()
  }, [])
  return null
}
