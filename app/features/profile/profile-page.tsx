import { useRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import type { Profile, SignedInDevice } from '../account/account'
import type { SessionFailure } from '../session/session'
import { sentenceOf } from '../session/session.queries'
import { DetailsForm } from './details-form'
import { Devices } from './devices'
import { Erasure } from './erasure'
import { MyData } from './my-data'
import { PasswordForm } from './password-form'
import type { SentProfileForm } from './sent-forms.middleware'

type Account = { ok: true; profile: Profile; devices: readonly SignedInDevice[] } | SessionFailure

/** The account page (ROUTE-04, PROFILE-01). */
export function ProfilePage({ account, sent }: { account: Account; sent?: SentProfileForm }) {
  const router = useRouter()
  const reload = () => void router.invalidate()
  return (
    <div className="wrap pt-8 pb-16 lg:pt-12 lg:pb-24">
      <h1 className="text-5xl">{m.session_profile()}</h1>
      {account.ok ? (
        <>
          <p className="mt-3 text-lg">{m.account_greeting({ name: account.profile.displayName })}</p>
          <p className="mt-1 text-ink-2">{account.profile.email}</p>
          <Erasure profile={account.profile} onChange={reload} part="notice" />
          <div className="mt-8 lg:mt-12">
            <DetailsForm profile={account.profile} onSaved={reload} sent={sent} />
            {account.profile.hasPassword ? (
              <PasswordForm email={account.profile.email} onChanged={reload} sent={sent} />
            ) : null}
            <Devices devices={account.devices} onRevoked={reload} />
            <MyData />
            <Erasure profile={account.profile} onChange={reload} part="request" sent={sent} />
          </div>
        </>
      ) : (
        <Unavailable failure={account} />
      )}
    </div>
  )
}

/** The visitor is signed in, and what the page would show cannot be had; another API host may not have it at all. */
function Unavailable({ failure }: { failure: SessionFailure }) {
  const isMissing = failure.code === 'not_found'
  return (
    <div className="mt-4 max-w-[40em]">
      <p className="text-lg text-ink-2">{isMissing ? m.account_not_offered() : sentenceOf(failure)}</p>
      {isMissing ? null : (
        <a href={`/${getLocale()}/profile`} className={`${buttonClass('primary')} mt-6`}>
          {m.notices_retry()}
        </a>
      )}
    </div>
  )
}
