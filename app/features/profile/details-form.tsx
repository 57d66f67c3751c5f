import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useState } from 'react'
import { showToast } from '#app/features/notices/notices'
import { fieldErrors } from '#app/lib/form-errors'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import type { Profile } from '../account/account'
import { Form, FormAlert, TextField } from '../session/form-parts'
import { callMeta, sentenceOf, withSession } from '../session/session.queries'
import { saveDetails } from './profile.functions'
import { detailsForm } from './profile-forms.schema'
import { Section } from './section'

type Values = { displayName: string; phoneNumber: string }

/** As it is meant: people set spaces and dots between the digits of a phone number. */
const meant = ({ displayName, phoneNumber }: Values): Values => ({
  displayName: displayName.trim(),
  phoneNumber: phoneNumber.replace(/[\s.-]/g, ''),
})

const check = ({ value }: { value: Values }) =>
  fieldErrors(detailsForm, meant(value), {
    displayName: (rule) => (rule === 'maxLength' ? m.session_name_too_long() : m.session_enter_name()),
    phoneNumber: m.session_enter_phone,
  })

export function DetailsForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    defaultValues: { displayName: profile.displayName, phoneNumber: profile.phoneNumber },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: check },
    onSubmit: async ({ value }) => {
      setRefusal(undefined)
      const answer = await withSession(() => saveDetails({ data: { ...callMeta(), form: meant(value) } }))
      if (!answer.ok) return setRefusal(sentenceOf(answer))
      showToast({ type: 'success', title: m.account_saved() })
      onSaved()
    },
  })
  return (
    <Section title={m.account_details()} lead={m.account_details_lead()}>
      <Form onSubmit={() => form.handleSubmit()}>
        {refusal ? <FormAlert title={refusal} /> : null}
        <form.Field name="displayName">
          {(field) => <TextField field={field} label={m.session_full_name()} autoComplete="name" />}
        </form.Field>
        <form.Field name="phoneNumber">
          {(field) => (
            <TextField field={field} label={m.session_phone()} type="tel" inputMode="tel" autoComplete="tel-national" />
          )}
        </form.Field>
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
