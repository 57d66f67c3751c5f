import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useState } from 'react'
import { showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { ConfirmPasswordField, NewPasswordField } from '../session/account-fields'
import { Form, FormAlert, SecretField } from '../session/form-parts'
import { callMeta, errorMessage, submittedErrorMessage, withRenewal } from '../session/session.queries'
import type { SentProfileForm } from './form-submissions.middleware'
import { changePassword } from './profile.functions'
import { checkPasswords, type Passwords } from './profile-checks'
import { Section } from './section'

const empty: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' }

const sentences = { password_wrong: m.failure_password_wrong }

type PasswordFormProps = { email: string; onChanged: () => void; sent?: SentProfileForm }

/** Whoever knows the present password sets another; all other devices are signed out. */
export function PasswordForm({ email, onChanged, sent }: PasswordFormProps) {
  const mine = sent?.name === 'password' ? sent : undefined
  const [refusal, setRefusal] = useState(submittedErrorMessage(mine, sentences))
  const form = useForm({
    defaultValues: empty,
    defaultState: mine?.tried,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => checkPasswords(value) },
    onSubmit: async ({ value: { confirmPassword: _, ...passwords }, formApi }) => {
      setRefusal(undefined)
      const answer = await withRenewal(() => changePassword({ data: { ...callMeta(), form: passwords } }))
      if (!answer.ok) return setRefusal(errorMessage(answer, sentences))
      formApi.reset()
      showToast({ type: 'success', title: m.session_reset_done_title(), text: m.account_password_changed() })
      onChanged()
    },
  })
  return (
    <Section title={m.account_password()} lead={m.account_password_lead()}>
      <Form onSubmit={() => form.handleSubmit()}>
        {refusal ? <FormAlert title={refusal} /> : null}
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <form.Field name="currentPassword">
          {(field) => (
            <SecretField field={field} label={m.account_current_password()} autoComplete="current-password" />
          )}
        </form.Field>
        <form.Field name="newPassword">
          {(field) => <NewPasswordField field={field} label={m.session_new_password()} isJudged />}
        </form.Field>
        <form.Field name="confirmPassword">{(field) => <ConfirmPasswordField field={field} />}</form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isBusy) => (
            <Button
              type="submit"
              size="small"
              look="outline"
              aria-busy={isBusy || undefined}
              className="justify-self-start"
            >
              {m.account_password()}
            </Button>
          )}
        </form.Subscribe>
      </Form>
    </Section>
  )
}
