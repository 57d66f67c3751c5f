import { m } from '#app/paraglide/messages.js'
import { company, type Fact, isUnconfirmed } from './company'

type UnconfirmedNoteProps = { className: string; facts?: Readonly<Record<string, Fact<unknown>>> }

/** Shown beside the company's facts until all are confirmed. */
export const UnconfirmedNote = ({ className, facts = company }: UnconfirmedNoteProps) =>
  isUnconfirmed(facts) ? <p className={className}>{m.company_unconfirmed()}</p> : null
