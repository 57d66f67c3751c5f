import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import type { Profile, SignedInDevice } from '../account/account'
import { href } from '../languages/href'
import { FormAlert } from '../session/form-parts'
import type { SessionFailure } from '../session/session'
import { errorMessage, submittedErrorMessage } from '../session/session.queries'
import { DetailsForm } from './details-form'
import { Devices } from './devices'
import { Erasure, erasureSentences } from './erasure'
import type { SentProfileForm } from './form-submissions.middleware'
import { MyData } from './my-data'
import { PasswordForm } from './password-form'
import { type ProfileState, profileState } from './profile-state'
import { Rooms } from './rooms'

type Account = { ok: true; profile: Profile; devices: readonly SignedInDevice[] } | SessionFailure

/** The account page (ROUTE-04, PROFILE-01). */
export function ProfilePage({ account, state, sent }: { account: Account; state?: string; sent?: SentProfileForm }) {
  const router = useRouter()
  const [done, setDone] = useState(sent ? undefined : profileState(state))
  const reload = () => {
    setDone(undefined)
    void router.invalidate()
  }
  return (
    <div className="wrap pt-8 pb-16 lg:pt-12 lg:pb-24">
      <h1 className="text-5xl">{m.session_profile()}</h1>
      {done ? (
        <p role="status" className="mt-4 rounded-soft bg-success-tint p-4 text-success">
          {doneWords[done]()}
        </p>
      ) : null}
      {account.ok ? (
        <>
          <p className="mt-3 text-lg">{m.account_greeting({ name: account.profile.displayName })}</p>
          <p className="mt-1 text-ink-2">{account.profile.email}</p>
          {sent ? <RefusedButton sent={sent} /> : null}
          <Erasure profile={account.profile} onChange={reload} part="notice" />
          <div className="mt-8 lg:mt-12">
            <DetailsForm details={account.profile} onSaved={reload} sent={sent} />
            {account.profile.hasPassword ? (
              <PasswordForm email={account.profile.email} onChanged={reload} sent={sent} />
            ) : null}
            <Devices devices={account.devices} onRevoked={reload} />
            <Rooms />
            <MyData />
            <Erasure profile={account.profile} onChange={reload} part="request" sent={sent} />
          </div>
        </>
      ) : (
        <>
          <Unavailable failure={account} />
          {sent ? <RefusedAlone sent={sent} onDone={reload} /> : null}
        </>
      )}
    </div>
  )
}

const doneWords: Record<ProfileState, () => string> = {
  saved: m.account_saved,
  changed: m.session_reset_done_title,
  ended: m.account_device_ended,
  kept: m.account_kept,
}

/** A refused button of the page's: a form with boxes says by itself why it was refused. */
function RefusedButton({ sent }: { sent: SentProfileForm }) {
  if (sent.name !== 'keeping' && sent.name !== 'device') return null
  return (
    <div className="mt-6">
      <FormAlert title={sent.name === 'keeping' ? m.account_not_kept() : m.account_not_revoked()}>
        <p>{submittedErrorMessage(sent)}</p>
      </FormAlert>
    </div>
  )
}

/** A refused form with what was typed, where the account it belongs to cannot be had: nothing of it is lost. */
function RefusedAlone({ sent, onDone }: { sent: SentProfileForm; onDone: () => void }) {
  if (sent.name === 'details')
    return (
      <div className="mt-8">
        <DetailsForm details={{ displayName: '', phoneNumber: '' }} onSaved={onDone} sent={sent} />
      </div>
    )
  if (sent.name === 'password')
    return (
      <div className="mt-8">
        <PasswordForm email="" onChanged={onDone} sent={sent} />
      </div>
    )
  if (sent.name !== 'erasure') return <RefusedButton sent={sent} />
  return (
    <div className="mt-6">
      <FormAlert title={submittedErrorMessage(sent, erasureSentences) ?? ''} />
    </div>
  )
}

/** The visitor is signed in, and what the page would show cannot be had; another API host may not have it at all. */
function Unavailable({ failure }: { failure: SessionFailure }) {
  const isMissing = failure.code === 'not_found'
  return (
    <div className="mt-4 max-w-[40em]">
      <p className="text-lg text-ink-2">{isMissing ? m.account_not_offered() : errorMessage(failure)}</p>
      {isMissing ? null : (
        <a href={href('/profile')} className={`${buttonClass('primary')} mt-6`}>
          {m.notices_retry()}
        </a>
      )}
    </div>
  )
}
