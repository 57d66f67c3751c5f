import { showToast } from '#app/features/notices/notices'
import type { FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { getLocale } from '../../languages/locale'
import { NameField, nameWords, PhoneField } from '../forms/account-fields'
import { FormAlert, formClass } from '../forms/form-parts'
import { useAuthForm } from '../forms/use-auth-form'
import { refusalMessage, sendSessionForm } from '../session/session.queries'
import { type Details, detailsForm } from './profile-forms.schema'
import { profileAddress } from './profile-state'
import { AccountSection } from './section'

const words: FormWords = { displayName: nameWords, phoneNumber: m.session_enter_phone }

type DetailsFormProps = { details: Details; onSaved: () => void; submission?: Submission }

export function DetailsForm({ details: { displayName, phoneNumber }, onSaved, submission }: DetailsFormProps) {
  const { fields, form } = useAuthForm({
    action: profileAddress(getLocale()),
    intent: 'details',
    schema: detailsForm,
    values: { displayName, phoneNumber },
    words,
    submission,
    send: sendSessionForm,
    onDone: () => {
      showToast({ type: 'success', title: m.account_saved() })
      onSaved()
    },
  })
  const { refusal, isBusy } = form
  return (
    <AccountSection title={m.account_details()} lead={m.account_details_lead()}>
      <ActionForm form={form} className={formClass()}>
        {refusal ? <FormAlert title={refusalMessage(refusal, words)} /> : null}
        <fields.Field name="displayName">{(field) => <NameField field={field} />}</fields.Field>
        <fields.Field name="phoneNumber">{(field) => <PhoneField field={field} />}</fields.Field>
        <Button type="submit" size="small" aria-busy={isBusy || undefined} className="justify-self-start">
          {m.account_save()}
        </Button>
      </ActionForm>
    </AccountSection>
  )
}
