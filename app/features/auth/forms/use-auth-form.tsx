import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type FormSchema, fieldsOf, judge } from '#app/lib/form'
import { useActionForm } from '#app/ui/action-form'
import { sendAuthForm } from '../session/session.queries'

type AuthFormOptions = Omit<Parameters<typeof useActionForm>[0], 'judge'> & { schema: FormSchema }

/** Fields validate while typing after the first submission, with the same schema as on the server. */
export function useAuthForm({ schema, values, send = sendAuthForm, ...options }: AuthFormOptions) {
  const submitted = options.submission?.intent === options.intent ? options.submission?.values : undefined
  const fields = useForm({
    defaultValues: fieldsOf(schema, { ...values, ...submitted }),
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const judged = judge(schema, value)
        return judged.ok ? undefined : { fields: judged.errors }
      },
    },
  })
  const isFine = async () => {
    await fields.handleSubmit()
    return fields.state.isFieldsValid
  }
  return { fields, form: useActionForm({ ...options, send, judge: isFine }) }
}
