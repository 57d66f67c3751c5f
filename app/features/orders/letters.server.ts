import { toLocale } from '../languages/languages'
import { newLetter, type OutboxRow } from '../mail/mail.server'
import type { Customer } from './order'
import type { OrderLetter } from './order-letter.server'

type Addressee = { id: string; locale: string; customer: Pick<Customer, 'email'> | null }

/** A letter to the order's customer, or none for whoever left no e-mail address or was erased. */
export function lettersTo({ id, locale, customer }: Addressee, kind: OrderLetter, now: number): OutboxRow[] {
  return customer?.email ? [{ ...newLetter(kind, customer.email, toLocale(locale), now), about: id }] : []
}
