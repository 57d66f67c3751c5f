import { useEffect, useId, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'

const decisions = ['agreed', 'refused'] as const
/** The answer; undefined when closed. */
export type Decision = (typeof decisions)[number] | undefined

type ConsentQuestionProps = { text: string; onDecide: (decision: Decision) => void }

/** Asks for consent before each photo is sent; yes and no are equally easy. */
export function ConsentQuestion({ text, onDecide }: ConsentQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={({ currentTarget: { returnValue } }) => onDecide(decisions.find((one) => one === returnValue))}
      className="m-auto w-110 max-w-[calc(100%-2rem)] rounded-soft bg-surface p-6 text-ink shadow-modal backdrop:bg-scrim md:p-8"
    >
      <h2 id={`${id}-title`} className="text-xl tracking-tight">
        {m.house_doctor_hosted_question()}
      </h2>
      <p id={`${id}-text`} className="mt-2 mb-5 text-sm text-ink-2">
        {text}
      </p>
      <div className="grid gap-3">
        <Button look="outline" size="small" onClick={() => dialog.current?.close('refused')}>
          {m.house_doctor_hosted_refuse()}
        </Button>
        <Button look="outline" size="small" onClick={() => dialog.current?.close('agreed')}>
          {m.house_doctor_hosted_agree()}
        </Button>
      </div>
    </dialog>
  )
}
