import { toLocale } from '../languages/languages'
import { newLetter, type OutboxRow } from '../mail/mail.server'
import type { Customer } from './order'
import type { OrderLetter } from './order-letter.server'

type Addressee = { id: string; locale: string; customer: Pick<Customer, 'email' | 'phone'> | null }

/** A letter to the order's customer: by mail, or to the phone of whoever left no address. None to the erased. */
export function lettersTo({ id, locale, customer }: Addressee, kind: OrderLetter, now: number): OutboxRow[] {
  if (!customer) return []
  const { email, phone } = customer
  const letter = { ...newLetter(kind, email || phone, toLocale(locale), now), about: id }
  return [{ ...letter, channel: email ? 'mail' : 'phone' }]
}
