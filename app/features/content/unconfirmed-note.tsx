import { m } from '#app/paraglide/messages.js'
import { company, type Fact, isUnconfirmed } from './company'

type UnconfirmedNoteProps = { className: string; facts?: Readonly<Record<string, Fact<unknown>>> }

/** Stands beside the company's facts until the last of them is confirmed, and then nowhere. */
export const UnconfirmedNote = ({ className, facts = company }: UnconfirmedNoteProps) =>
  isUnconfirmed(facts) ? <p className={className}>{m.company_unconfirmed()}</p> : null
