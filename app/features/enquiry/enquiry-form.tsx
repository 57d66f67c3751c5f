import type { FormFields, FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm, useBox } from '#app/ui/action-form'
import { buttonClass } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { Honeypot } from '#app/ui/honeypot'
import { TextArea } from '#app/ui/text-area'
import { company } from '../content/content'
import { getLocale } from '../languages/locale'
import { askedPiece } from './asked-piece'
import { type About, LONGEST_NOTE, MOST_PIECES, referenceIn } from './enquiry'
import { AnswerBoxes, EnquiryTerms, NameBox, RefusalNotice, SentNotice, senderWords } from './enquiry-parts'
import { enquiryAddress } from './form-address'

export type EnquiryProps = {
  about: About
  /** The product's name. */
  name?: string
  submission?: Submission
  /** Values of a form that was sent before this component loaded; `isPressed` sends them. */
  values?: FormFields
  isPressed?: boolean
  /** Reference in the address after an enquiry; unvalidated. */
  asked?: unknown
}

/** Enquiry about a product (CAT-05) or a package (CAT-08); the browser sends it when no script does. */
export function EnquiryForm({ about, name, asked, ...sent }: EnquiryProps) {
  const reference = referenceIn(asked)
  const piece = askedPiece({ about, name })
  const ask = about.tier ? m.package_ask() : m.enquiry_title()
  return (
    <>
      <div>
        <h2 className="text-3xl">{reference ? m.enquiry_sent_title() : ask}</h2>
        {piece && !reference && (
          <p data-asked className="mt-4 font-medium">
            {piece}
          </p>
        )}
        <p className="mt-4 max-w-[44ch] text-ink-2">
          {reference ? m.enquiry_sent_text() : m.enquiry_lead({ phone: company.phones.value.headOffice })}
        </p>
      </div>
      {reference ? <SentNotice reference={reference} /> : <Form about={about} {...sent} />}
    </>
  )
}

const words: FormWords = {
  ...senderWords,
  quantity: () => m.enquiry_quantity_wrong({ most: MOST_PIECES }),
  note: () => m.contact_message_long({ most: LONGEST_NOTE }),
}

function Form({ about, submission, values, isPressed }: EnquiryProps) {
  const form = useActionForm({
    action: enquiryAddress(getLocale(), about),
    submission,
    values,
    words,
    // Replaces the address, so that reloading or going back does not send the form again.
    onDone: (leadsTo) => location.replace(leadsTo),
  })
  return (
    <ActionForm form={form} isNative isPressed={isPressed}>
      <RefusalNotice />
      <div className="grid gap-4 sm:grid-cols-2">
        <NameBox />
        <Quantity />
        <AnswerBoxes />
      </div>
      <div className="mt-4">
        <Note />
      </div>
      <Honeypot label={m.form_trap()} />
      <button type="submit" aria-busy={form.isBusy || undefined} className={`${buttonClass()} mt-6`}>
        {m.enquiry_send()}
      </button>
      <EnquiryTerms />
    </ActionForm>
  )
}

function Quantity() {
  const { defaultValue = '1', ...box } = useBox('quantity')
  return (
    <Field {...box} label={m.enquiry_quantity()} defaultValue={defaultValue} type="number" min={1} max={MOST_PIECES} />
  )
}

const Note = () => <TextArea {...useBox('note')} label={m.enquiry_note()} rows={4} maxLength={LONGEST_NOTE} />
