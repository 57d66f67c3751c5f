import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useState } from 'react'
import { showToast } from '#app/features/notices/notices'
import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Form, FormAlert, SecretField } from '../session/form-parts'
import { callMeta, sentenceOf, withSession } from '../session/session.queries'
import { StrengthMeter } from '../session/strength-meter'
import { changePassword } from './profile.functions'
import { passwordForm } from './profile-forms.schema'
import { Section } from './section'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

function check({ value }: { value: typeof empty }) {
  const errors = fieldErrors(passwordForm, value, {
    currentPassword: m.session_password_min_reset,
    newPassword: (rule) => (rule === 'maxLength' ? m.session_password_too_long() : m.session_password_min()),
  })
  if (value.newPassword === value.confirmPassword) return errors
  return { fields: { ...errors?.fields, confirmPassword: m.session_passwords_differ() } }
}

/** Whoever knows the present password sets another; all other devices are signed out. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    defaultValues: empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: check },
    onSubmit: async ({ value: { confirmPassword: _, ...passwords }, formApi }) => {
      setRefusal(undefined)
      const answer = await withSession(() => changePassword({ data: { ...callMeta(), form: passwords } }))
      if (!answer.ok) return setRefusal(sentenceOf(answer, { password_wrong: m.failure_password_wrong }))
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
          {(field) => (
            <SecretField
              field={field}
              label={m.session_new_password()}
              autoComplete="new-password"
              note={<StrengthMeter password={field.state.value} />}
            />
          )}
        </form.Field>
        <form.Field name="confirmPassword">
          {(field) => <SecretField field={field} label={m.session_confirm_password()} autoComplete="new-password" />}
        </form.Field>
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
