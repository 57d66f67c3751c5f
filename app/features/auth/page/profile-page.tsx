import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '#app/lib/failure'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { href } from '../../languages/href'
import type { Profile, SignedInDevice } from '../account/account'
import { Devices } from '../devices/devices'
import { FormAlert } from '../forms/form-parts'
import { errorMessage, refusalMessage } from '../session/session.queries'
import { DetailsForm } from './details-form'
import { Erasure, erasureSentences } from './erasure'
import { MyData } from './my-data'
import { PasswordForm } from './password-form'
import { type ProfileState, profileState } from './profile-state'
import { AccountSection } from './section'

type Account = { ok: true; profile: Profile; devices: readonly SignedInDevice[] } | Refusal

type ProfilePageProps = {
  account: Account
  /** The customer's orders. */
  orders: ReactNode
  /** Places of earlier orders, if there are any. */
  places?: ReactNode
  /** The customer's House Doctor designs. */
  rooms: ReactNode
  state?: string
  submission?: Submission
}

/** The account page (ROUTE-04, PROFILE-01). */
export function ProfilePage({ account, orders, places, rooms, state, submission }: ProfilePageProps) {
  const router = useRouter()
  const [done, setDone] = useState(submission ? undefined : profileState(state))
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
          {submission ? <RefusedButton submission={submission} /> : null}
          <Erasure profile={account.profile} onChange={reload} part="notice" />
          <div className="mt-8 lg:mt-12">
            <AccountSection title={m.orders_title()}>{orders}</AccountSection>
            <AccountSection title={m.account_rooms()} lead={m.account_rooms_lead()}>
              {rooms}
            </AccountSection>
            {places ? <AccountSection title={m.orders_places()}>{places}</AccountSection> : null}
            <DetailsForm details={account.profile} onSaved={reload} submission={submission} />
            {account.profile.hasPassword ? (
              <PasswordForm email={account.profile.email} onChanged={reload} submission={submission} />
            ) : null}
            <Devices devices={account.devices} onRevoked={reload} />
            <MyData />
            <Erasure profile={account.profile} onChange={reload} part="request" submission={submission} />
          </div>
        </>
      ) : (
        <>
          <Unavailable failure={account} />
          {submission ? <RefusedAlone submission={submission} onDone={reload} /> : null}
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

const buttonWords: Record<string, () => string> = {
  keep: m.account_not_kept,
  'end-device': m.account_not_revoked,
  download: m.account_not_downloaded,
}

/** Message for a refused button; forms with fields show their own. */
function RefusedButton({ submission }: { submission: Submission }) {
  const title = buttonWords[submission.intent]
  if (!title) return null
  return (
    <div className="mt-6">
      <FormAlert title={title()}>
        <p>{refusalMessage(submission)}</p>
      </FormAlert>
    </div>
  )
}

/** When the account cannot be loaded, a refused form is shown alone, so that nothing typed is lost. */
function RefusedAlone({ submission, onDone }: { submission: Submission; onDone: () => void }) {
  switch (submission.intent) {
    case 'details':
      return (
        <div className="mt-8">
          <DetailsForm details={{ displayName: '', phoneNumber: '' }} onSaved={onDone} submission={submission} />
        </div>
      )
    case 'password':
      return (
        <div className="mt-8">
          <PasswordForm email="" onChanged={onDone} submission={submission} />
        </div>
      )
    case 'erase':
      return (
        <div className="mt-6">
          <FormAlert title={refusalMessage(submission, {}, erasureSentences)} />
        </div>
      )
    default:
      return <RefusedButton submission={submission} />
  }
}

/** The visitor is signed in, but the account cannot be loaded; another API host may not offer it (`not_found`). */
function Unavailable({ failure }: { failure: Refusal }) {
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
