import { showToast } from '#app/features/notices/notices'
import type { FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { getLocale } from '../../languages/locale'
import { ConfirmPasswordField, NewPasswordField, newPasswordWords } from '../forms/account-fields'
import { FormAlert, formClass, SecretField } from '../forms/form-parts'
import { useAuthForm } from '../forms/use-auth-form'
import { refusalMessage, sendSessionForm } from '../session/session.queries'
import { passwordForm } from './profile-forms.schema'
import { profileAddress } from './profile-state'
import { AccountSection } from './section'

const words: FormWords = {
  currentPassword: m.session_password_min_reset,
  newPassword: newPasswordWords(m.session_password_min),
  confirmPassword: m.session_passwords_differ,
}

const sentences = { password_wrong: m.failure_password_wrong }

type PasswordFormProps = { email: string; onChanged: () => void; submission?: Submission }

/** Needs the current password; a change signs all other devices out. */
export function PasswordForm({ email, onChanged, submission }: PasswordFormProps) {
  const { fields, form } = useAuthForm({
    action: profileAddress(getLocale()),
    intent: 'password',
    schema: passwordForm,
    words,
    submission,
    send: sendSessionForm,
    onDone: () => {
      fields.reset()
      showToast({ type: 'success', title: m.session_reset_done_title(), text: m.account_password_changed() })
      onChanged()
    },
  })
  const { refusal, isBusy } = form
  return (
    <AccountSection title={m.account_password()} lead={m.account_password_lead()}>
      <ActionForm form={form} className={formClass()}>
        {refusal ? <FormAlert title={refusalMessage(refusal, words, sentences)} /> : null}
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <fields.Field name="currentPassword">
          {(field) => (
            <SecretField field={field} label={m.account_current_password()} autoComplete="current-password" />
          )}
        </fields.Field>
        <fields.Field name="newPassword">
          {(field) => <NewPasswordField field={field} label={m.session_new_password()} isJudged />}
        </fields.Field>
        <fields.Field name="confirmPassword">{(field) => <ConfirmPasswordField field={field} />}</fields.Field>
        <Button
          type="submit"
          size="small"
          look="outline"
          aria-busy={isBusy || undefined}
          className="justify-self-start"
        >
          {m.account_password()}
        </Button>
      </ActionForm>
    </AccountSection>
  )
}
