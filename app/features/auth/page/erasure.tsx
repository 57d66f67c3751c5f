import { showMessage, showToast } from '#app/features/notices/notices'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { Icon } from '#app/ui/icon'
import { getLocale } from '../../languages/locale'
import type { Profile } from '../account/account'
import { FormAlert, formClass } from '../forms/form-parts'
import { errorMessage, refusalMessage, sendSessionForm } from '../session/session.queries'
import { dayOf } from './moment'
import { profileAddress } from './profile-state'
import { AccountSection } from './section'

type ErasureProps = { profile: Profile; onChange: () => void; part: 'notice' | 'request'; submission?: Submission }

export const erasureSentences = { confirmation_wrong: m.failure_confirmation_wrong }

/** `part` chooses the form at the page's end, or the notice at its top during the grace period. */
export function Erasure({ profile, onChange, part, submission }: ErasureProps) {
  if (part === 'notice') return profile.eraseAt ? <Notice eraseAt={profile.eraseAt} onChange={onChange} /> : null
  return profile.eraseAt ? null : <Request email={profile.email} onChange={onChange} submission={submission} />
}

function Notice({ eraseAt, onChange }: { eraseAt: string; onChange: () => void }) {
  const form = useActionForm({
    action: profileAddress(getLocale()),
    intent: 'keep',
    send: sendSessionForm,
    onDone: () => {
      showToast({ type: 'success', title: m.account_kept() })
      onChange()
    },
    onRefused: (refusal) => showMessage({ type: 'error', title: m.account_not_kept(), message: errorMessage(refusal) }),
  })
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-soft bg-warning-tint p-4 text-warning"
    >
      <p className="flex grow gap-2.5">
        <Icon name="triangle-alert" className="mt-0.5 size-5" />
        {/* Browser and server may format dates differently (Intl versions). */}
        <time dateTime={eraseAt} suppressHydrationWarning>
          {m.account_erased_at({ date: dayOf(eraseAt) })}
        </time>
      </p>
      <ActionForm form={form} className={formClass()}>
        <Button type="submit" size="small" look="outline" aria-busy={form.isBusy || undefined}>
          {m.account_keep()}
        </Button>
      </ActionForm>
    </div>
  )
}

type RequestProps = { email: string; onChange: () => void; submission?: Submission }

function Request({ email, onChange, submission }: RequestProps) {
  const form = useActionForm({
    action: profileAddress(getLocale()),
    intent: 'erase',
    submission,
    send: sendSessionForm,
    onDone: onChange,
  })
  const { refusal, values, isBusy } = form
  return (
    <AccountSection title={m.account_erase()} lead={m.account_erase_lead()}>
      <ActionForm form={form} className={formClass()}>
        {refusal ? <FormAlert title={refusalMessage(refusal, {}, erasureSentences)} /> : null}
        <Field
          label={m.account_erase_confirm({ email })}
          name="confirmation"
          defaultValue={values.confirmation}
          aria-invalid={refusal ? true : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="submit"
          aria-busy={isBusy || undefined}
          className="min-h-11 justify-self-start rounded-round px-5 text-sm font-medium text-error shadow-[inset_0_0_0_1.5px_var(--color-error)] transition-colors hover:bg-error hover:text-white aria-busy:opacity-60"
        >
          {m.account_erase()}
        </button>
      </ActionForm>
    </AccountSection>
  )
}
