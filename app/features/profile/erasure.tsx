import { useState } from 'react'
import { showMessage, showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { Icon } from '#app/ui/icon'
import type { Profile } from '../account/account'
import { Form, FormAlert } from '../session/form-parts'
import { callMeta, errorMessage, submittedErrorMessage, withRenewal } from '../session/session.queries'
import type { SentProfileForm } from './form-submissions.middleware'
import { dayOf } from './moment'
import { eraseAccount, keepAccount } from './profile.functions'
import { Section } from './section'

type ErasureProps = { profile: Profile; onChange: () => void; part: 'notice' | 'request'; sent?: SentProfileForm }

export const erasureSentences = { confirmation_wrong: m.failure_confirmation_wrong }

/** Deleting the account: asked for at the page's end, and while its grace runs said at the page's top. */
export function Erasure({ profile, onChange, part, sent }: ErasureProps) {
  if (part === 'notice') return profile.eraseAt ? <Notice eraseAt={profile.eraseAt} onChange={onChange} /> : null
  return profile.eraseAt ? null : <Request email={profile.email} onChange={onChange} sent={sent} />
}

function Notice({ eraseAt, onChange }: { eraseAt: string; onChange: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    const answer = await withRenewal(() => keepAccount({ data: callMeta() }))
    setBusy(false)
    if (!answer.ok) return showMessage({ type: 'error', title: m.account_not_kept(), message: errorMessage(answer) })
    showToast({ type: 'success', title: m.account_kept() })
    onChange()
  }
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-soft bg-warning-tint p-4 text-warning"
    >
      <p className="flex grow gap-2.5">
        <Icon name="triangle-alert" className="mt-0.5 size-5" />
        {/* The browser's Intl may be of another year than the server's. */}
        <time dateTime={eraseAt} suppressHydrationWarning>
          {m.account_erased_at({ date: dayOf(eraseAt) })}
        </time>
      </p>
      <Form onSubmit={keep}>
        <input type="hidden" name="keep" value="yes" />
        <Button type="submit" size="small" look="outline" aria-busy={isBusy || undefined}>
          {m.account_keep()}
        </Button>
      </Form>
    </div>
  )
}

type RequestProps = { email: string; onChange: () => void; sent?: SentProfileForm }

function Request({ email, onChange, sent }: RequestProps) {
  const mine = sent?.name === 'erasure' ? sent : undefined
  const [values, setTyped] = useState(mine?.values.confirmation ?? '')
  const [refusal, setRefusal] = useState(submittedErrorMessage(mine, erasureSentences))
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await withRenewal(() => eraseAccount({ data: { ...callMeta(), email: values.trim() } }))
    setBusy(false)
    if (!answer.ok) return setRefusal(errorMessage(answer, erasureSentences))
    setTyped('')
    onChange()
  }
  return (
    <Section title={m.account_erase()} lead={m.account_erase_lead()}>
      <Form onSubmit={erase}>
        {refusal ? <FormAlert title={refusal} /> : null}
        <Field
          label={m.account_erase_confirm({ email })}
          value={values}
          onChange={({ target }) => setTyped(target.value)}
          name="confirmation"
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
      </Form>
    </Section>
  )
}
