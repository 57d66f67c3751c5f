import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { FormFields, FormRefusal, FormWords, Submission } from '#app/lib/form'
import { type SendForm, sendForm } from '#app/lib/send-form'
import { Icon } from './icon'

type ActionFormOptions = {
  /** Address that answers the form when the browser sends it. */
  action: string
  /** Names the form among those of its page. */
  intent?: string
  /** The page's refused form, after the browser sent it. */
  submission?: Submission
  /** Initial values of the fields. */
  values?: FormFields
  words?: FormWords
  /** Refuses further submissions. */
  isClosed?: boolean
  /** Validates before sending. */
  judge?: () => Promise<boolean>
  send?: SendForm
  onDone: (leadsTo: string) => void
  onRefused?: (refusal: FormRefusal) => void
}

/** Sends one try at a time. The idempotency key stays the same until a field changes. */
export function useActionForm({ action, intent = '', submission, words = {}, ...options }: ActionFormOptions) {
  const { isClosed, values: first = {}, judge, send = sendForm, onDone, onRefused } = options
  const mine = submission?.intent === intent ? submission : undefined
  const [refusal, refuse] = useState<FormRefusal | undefined>(mine)
  const [values, setValues] = useState<FormFields>(mine?.values ?? first)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const key = useRef('')

  async function trySending(form: HTMLFormElement) {
    refuse(undefined)
    if (judge && !(await judge())) return
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
    key.current ||= crypto.randomUUID()
    setBusy(true)
    const answer = await send(action, fields, { key: key.current }).finally(() => setBusy(false))
    if (answer.ok) {
      key.current = ''
      return onDone(answer.leadsTo)
    }
    setValues(Object.fromEntries(fields))
    refuse(answer)
    onRefused?.(answer)
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current || isClosed) return
    isSending.current = true
    try {
      await trySending(form)
    } finally {
      isSending.current = false
    }
    // After React has marked the fields.
    setTimeout(() => focusFirstError(form))
  }
  const forgetKey = () => {
    key.current = ''
  }
  return { action, intent, words, refusal, refuse, values, isBusy, submit, forgetKey }
}

export type ActionFormState = ReturnType<typeof useActionForm>

type FormContextValue = { refusal?: FormRefusal; values: FormFields; words: FormWords; isBusy?: boolean }

const FormContext = createContext<FormContextValue>({ values: {}, words: {} })

type ActionFormProps = {
  form: ActionFormState
  className?: string
  /** Sends to the current address instead of `action`, with a query that cached pages ignore. */
  isOnItsPage?: boolean
  /** The browser sends the form natively before hydration, instead of replaying it later. */
  isNative?: boolean
  /** Submits once mounted, for a form that was sent before this component loaded. */
  isPressed?: boolean
  children: ReactNode
}

/** Works without script; with one, it is sent without leaving the page. */
export function ActionForm({ form, className, isOnItsPage, isNative, isPressed, children }: ActionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isPressed) element.current?.requestSubmit()
  }, [isPressed])
  return (
    <form
      ref={element}
      method="post"
      action={isOnItsPage ? undefined : form.action}
      noValidate
      data-native={isNative}
      className={className}
      onChange={form.forgetKey}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(event.currentTarget)
      }}
    >
      {form.intent ? <input type="hidden" name="intent" value={form.intent} /> : null}
      <FormContext value={form}>{children}</FormContext>
    </form>
  )
}

/** Context of the surrounding form. */
export const useFormContext = () => useContext(FormContext)

/** Value and error of a field. */
export function useBox(name: string) {
  const { refusal, values, words } = useFormContext()
  const { errors = {} } = refusal ?? {}
  const error = errors[name]
  return {
    name,
    defaultValue: values[name],
    error: error && words[name]?.(error),
    // Only works on pages that the server renders after a refusal; React ignores changes of it.
    autoFocus: Object.keys(words).find((field) => errors[field]) === name,
  }
}

/** Says why a form was refused; takes the focus where no field has an error. */
export const RefusalBox = ({ children }: { children: ReactNode }) => (
  <div
    role="alert"
    tabIndex={-1}
    data-takes-focus
    className="mb-6 flex items-start gap-2 bg-error-tint p-4 text-sm text-error"
  >
    <Icon name="circle-alert" className="mt-0.5 size-4" />
    <div>{children}</div>
  </div>
)

/** Focuses the first field in sight with an error, or else the form's message; false if there is neither. */
export function focusFirstError(within?: Element | null): boolean {
  const marked = ['[aria-invalid=true]', '[data-takes-focus]'].flatMap((mark) => [
    ...(within?.querySelectorAll<HTMLElement>(mark) ?? []),
  ])
  // What is folded takes no focus.
  const first = marked.find((element) => element.checkVisibility({ visibilityProperty: true }))
  first?.focus()
  return first !== undefined
}
