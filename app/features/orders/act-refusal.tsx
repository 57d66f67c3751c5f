import { m } from '#app/paraglide/messages.js'
import { useFormContext } from '#app/ui/action-form'
import { Icon } from '#app/ui/icon'
import { failureSentence } from '../notices/failure-sentence'

/** Why an act was refused; `missing` says what a form lacks. */
export function ActRefusal({ missing }: { missing?: string }) {
  const { refusal } = useFormContext()
  if (!refusal) return null
  const words = refusal.code === 'invalid_request' && missing ? missing : failureSentence(refusal.code)
  return (
    <p role="alert" tabIndex={-1} data-takes-focus className="order-note order-note-error">
      <Icon name="circle-alert" />
      {words || m.failure_unexpected()}
    </p>
  )
}
