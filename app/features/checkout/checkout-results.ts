import type { FormFields } from '#app/lib/form'
import { joinSentences } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { price } from '../catalogue/catalogue-labels'
import type { Half } from '../delivery/delivery'
import { slotName } from '../delivery/delivery-labels'
import { getLocale } from '../languages/locale'
import { packageSides } from '../product/product-labels'
import { wayName } from './checkout-labels'
import type { StepName } from './checkout-steps'
import type { CheckoutView } from './checkout-view'
import { depositPercentOf } from './quote'

const filled = (...parts: (string | undefined)[]) => parts.filter((part) => part?.trim())

/** What a finished block says of itself. */
export function resultOf(name: StepName, typed: FormFields, view: CheckoutView): string {
  const { sums } = view
  const [day = sums.day, half = sums.half] = typed.slot?.split(' ') ?? []
  if (name === 'who') return filled(typed.name, typed.phone).join(' · ')
  if (name === 'place') return placeOf(typed, view)
  if (name === 'day') return day ? slotName(day, half as Half) : ''
  if (name === 'paying')
    return filled(
      wayName(sums.terms.way, depositPercentOf(view.lines)),
      typed.wantsInvoice === 'on' ? m.checkout_with_invoice() : '',
    ).join(' · ')
  return ''
}

function placeOf(typed: FormFields, { provinces, wards }: CheckoutView): string {
  const ward = wards.find(({ code }) => code === typed.ward)
  const province = provinces.find(({ code }) => code === typed.province)
  const address = filled(typed.street, ward ? `${ward.kind} ${ward.name}` : typed.wardName, province?.name).join(', ')
  const access = filled(
    typed.floor && m.checkout_on_floor({ floor: typed.floor }),
    typed.lift === 'on' ? m.checkout_with_lift() : typed.floor && m.checkout_without_lift(),
    typed.lane === 'on' ? m.checkout_lane_short() : '',
  )
  return filled(address, access.join(' · ')).join('\n')
}

export function crateSize({ sides }: NonNullable<CheckoutView['crate']>): string {
  const { length, width, height } = packageSides(sides)
  return m.in_cm({ size: `${length} × ${width} × ${height}` })
}

/** How far up the shop carries, for how much, and what the stairs have to take; empty while it is not known. */
export function carryingSentence(typed: FormFields, { sums, issues, crate }: CheckoutView): string {
  const isReached = sums.zone && !issues.some(({ code }) => code === 'floor_not_reached')
  if (!isReached || Number(typed.floor) <= 1 || !Number(typed.floor)) return ''
  const fee = sums.carryingFee > 0 ? price(sums.carryingFee) : m.checkout_free()
  const carried = m.checkout_carried({ floor: typed.floor ?? '', fee })
  if (typed.lift === 'on' || !crate?.stairs) return carried
  const size = crateSize(crate)
  const stairs = m.in_cm({ size: String(crate.stairs / 10) })
  return joinSentences([carried, m.checkout_crate({ size, stairs })], getLocale())
}
