import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useState } from 'react'
import { showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { NameField, PhoneField } from '../session/account-fields'
import { Form, FormAlert } from '../session/form-parts'
import { callMeta, errorMessage, submittedErrorMessage, withRenewal } from '../session/session.queries'
import type { SentProfileForm } from './form-submissions.middleware'
import { saveDetails } from './profile.functions'
import { checkDetails, type Details, meantDetails } from './profile-checks'
import { Section } from './section'

type DetailsFormProps = { details: Details; onSaved: () => void; sent?: SentProfileForm }

export function DetailsForm({ details: { displayName, phoneNumber }, onSaved, sent }: DetailsFormProps) {
  const mine = sent?.name === 'details' ? sent : undefined
  const [refusal, setRefusal] = useState(submittedErrorMessage(mine))
  const form = useForm({
    defaultValues: { displayName, phoneNumber, ...mine?.values },
    defaultState: mine?.tried,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => checkDetails(value) },
    onSubmit: async ({ value }) => {
      setRefusal(undefined)
      const answer = await withRenewal(() => saveDetails({ data: { ...callMeta(), form: meantDetails(value) } }))
      if (!answer.ok) return setRefusal(errorMessage(answer))
      showToast({ type: 'success', title: m.account_saved() })
      onSaved()
    },
  })
  return (
    <Section title={m.account_details()} lead={m.account_details_lead()}>
      <Form onSubmit={() => form.handleSubmit()}>
        {refusal ? <FormAlert title={refusal} /> : null}
        <form.Field name="displayName">{(field) => <NameField field={field} />}</form.Field>
        <form.Field name="phoneNumber">{(field) => <PhoneField field={field} />}</form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isBusy) => (
            <Button type="submit" size="small" aria-busy={isBusy || undefined} className="justify-self-start">
              {m.account_save()}
            </Button>
          )}
        </form.Subscribe>
      </Form>
    </Section>
  )
}
