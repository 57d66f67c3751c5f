import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm, useBox } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { TextArea } from '#app/ui/text-area'
import type { ActProps } from './act-props'
import { ActRefusal } from './act-refusal'
import { Choices } from './choices'
import { reasonName, wishName } from './orders-labels'
import { LONGEST_RETURN_NOTE, returnReasons, returnWishes } from './returns'

/** Which pieces go back, why, and what shall come of it (BUY-12). */
export function AskReturn({ order, address, submission, onDone }: ActProps) {
  const form = useActionForm({ action: address, intent: 'return', submission, onDone })
  return (
    <ActionForm form={form}>
      <ActRefusal missing={m.order_return_missing()} />
      <fieldset>
        <legend className="text-sm font-medium">{m.order_return_pieces()}</legend>
        {order.lines.map(({ line, name, quantity }) => (
          <label key={line} className="order-returned">
            <span>{name}</span>
            <select name={`line-${line}`} className="field-box" defaultValue="">
              {Array.from({ length: quantity + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the choices are numbers
                <option key={count} value={count || ''}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Choices
        name="reason"
        legend={m.order_return_reason()}
        isRequired
        choices={returnReasons.map((one) => [one, reasonName(one)])}
      />
      <Choices
        name="wanted"
        legend={m.order_return_wanted()}
        isRequired
        choices={returnWishes.map((one) => [one, wishName(one)])}
      />
      <div className="mt-4">
        <Note />
      </div>
      <Button type="submit" look="outline" aria-busy={form.isBusy || undefined} className="mt-4 w-full">
        {m.order_return_send()}
      </Button>
    </ActionForm>
  )
}

const Note = () => (
  <TextArea {...useBox('note')} label={m.order_return_note()} rows={4} dir="auto" maxLength={LONGEST_RETURN_NOTE} />
)
