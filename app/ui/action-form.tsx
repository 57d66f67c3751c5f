import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { FormFields, FormRefusal, FormWords, Submission } from '#app/lib/form'
import { type SendForm, sendForm } from '#app/lib/send-form'

type ActionFormOptions = {
  /** The page of the form, which answers it where no script sends it. */
  action: string
  /** Which form of its page it is. */
  intent?: string
  /** A form of the page that the browser has sent by itself, and that was refused. */
  submission?: Submission
  /** What its boxes hold at first. */
  values?: FormFields
  words?: FormWords
  /** Whether it takes nothing more. */
  isClosed?: boolean
  /** Whether it may be sent; where fields answer while one types, they are judged before. */
  judge?: () => Promise<boolean>
  send?: SendForm
  onDone: (leadsTo: string) => void
  onRefused?: (refusal: FormRefusal) => void
}

/** What a form of ours does: one try at a time, what became of it, and one key for a change until something else is typed. */
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
    // Once it is marked.
    setTimeout(() => focusFirstError(form))
  }
  const forgetKey = () => {
    key.current = ''
  }
  return { action, intent, words, refusal, refuse, values, isBusy, submit, forgetKey }
}

export type ActionFormState = ReturnType<typeof useActionForm>

type FormContextValue = { refusal?: FormRefusal; values: FormFields; words: FormWords }

const FormContext = createContext<FormContextValue>({ values: {}, words: {} })

type ActionFormProps = {
  form: ActionFormState
  className?: string
  /** Its page answers it: the browser sends it to the address where it is, with a query that cached pages do not know. */
  isOnItsPage?: boolean
  /** Before the application runs the browser sends it by itself, instead of waiting for the application. */
  isNative?: boolean
  /** It was sent before it could be sent from here: that is made good at once. */
  isPressed?: boolean
  children: ReactNode
}

/** A form that its page answers, and that a script sends without leaving the page where there is one. */
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

/** The form around a component. */
export const useFormContext = () => useContext(FormContext)

/** What a box is given by its form: what was typed into it, and what is wrong with that. */
export function useBox(name: string) {
  const { refusal, values, words } = useFormContext()
  const { errors = {} } = refusal ?? {}
  const error = errors[name]
  return {
    name,
    defaultValue: values[name],
    error: error && words[name]?.(error),
    // Of a page that the server writes about a mistake; React leaves it alone.
    autoFocus: Object.keys(words).find((field) => errors[field]) === name,
  }
}

/** The first box that is refused has the focus; without one, what is wrong with the whole, where that takes it. */
function focusFirstError(form: HTMLFormElement) {
  const marked = ['[aria-invalid=true]', '[data-takes-focus]'].map((mark) => form.querySelector<HTMLElement>(mark))
  marked.find(Boolean)?.focus()
}
