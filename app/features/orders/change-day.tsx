import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import type { Half } from '../delivery/delivery'
import type { OfferedDay } from '../delivery/delivery.server'
import { HalfDays } from '../delivery/half-days'
import type { ActProps } from './act-props'
import { ActRefusal } from './act-refusal'
import { moveName } from './orders-labels'

/** Another half day, once. */
export function ChangeDay({ order, address, days, submission, onDone }: ActProps & { days: readonly OfferedDay[] }) {
  const form = useActionForm({ action: address, intent: 'day', submission, onDone })
  const { delivery } = order
  const [slot, setSlot] = useState('')
  const [chosen, half] = slot.split(' ')
  return (
    <ActionForm form={form}>
      <ActRefusal missing={m.order_day_missing()} />
      <p className="mb-3 text-sm text-ink-2">{m.order_day_text()}</p>
      <HalfDays
        days={days}
        label={m.order_day()}
        own={delivery && `${delivery.day} ${delivery.half}`}
        onChoose={setSlot}
      />
      <Button type="submit" look="outline" aria-busy={form.isBusy || undefined} className="mt-4 w-full">
        {chosen ? moveName({ day: chosen, half: half as Half }) : m.order_day_confirm()}
      </Button>
    </ActionForm>
  )
}
