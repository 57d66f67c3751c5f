import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { Honeypot } from '#app/ui/honeypot'
import { TextArea } from '#app/ui/text-area'
import { company } from '../content/content'
import { type About, ENQUIRY, LONGEST_NOTE, MOST_PIECES, pathOfForm, referenceIn, type SentEnquiry } from './enquiry'
import { AnswerBoxes, boxesOf, EnquiryTerms, NameBox, RefusalNotice, SentNotice } from './enquiry-parts'

export type EnquiryProps = {
  about: About
  sent: SentEnquiry
  /** What the address says that the shop calls the enquiry that was just sent. */
  asked?: unknown
}

/** Asks the shop for a product (CAT-05) or a package (CAT-08). The browser sends it by itself where no script does. */
export default function EnquiryForm({ about, sent, asked }: EnquiryProps) {
  const reference = referenceIn(asked)
  const ask = about.tier ? m.package_ask() : m.enquiry_title()
  return (
    <>
      <div>
        <h2 className="text-3xl">{reference ? m.enquiry_sent_title() : ask}</h2>
        <p className="mt-4 max-w-[44ch] text-ink-2">
          {reference ? m.enquiry_sent_text() : m.enquiry_lead({ phone: company.phones.value.headOffice })}
        </p>
      </div>
      {reference ? <SentNotice reference={reference} /> : <Form about={about} {...sent} />}
    </>
  )
}

function Form({ about, values = {}, refused }: Pick<EnquiryProps, 'about'> & SentEnquiry) {
  const box = boxesOf(values, refused?.wrong)
  // What the server could not read it cannot show again; a number stands there from the beginning.
  const isTyped = Object.entries(values).some(([name, value]) => name !== 'quantity' && value)
  return (
    <form method="post" action={`/${getLocale()}${pathOfForm(about)}#${ENQUIRY}`} noValidate data-native>
      {refused && <RefusalNotice code={refused.code} more={isTyped ? m.contact_kept() : undefined} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <NameBox box={box} />
        <Field
          {...box('quantity', m.enquiry_quantity_wrong({ most: MOST_PIECES }))}
          label={m.enquiry_quantity()}
          defaultValue={values.quantity ?? '1'}
          type="number"
          min={1}
          max={MOST_PIECES}
        />
        <AnswerBoxes box={box} values={values} />
      </div>
      <div className="mt-4">
        <TextArea
          {...box('note', m.contact_message_long({ most: LONGEST_NOTE }))}
          label={m.enquiry_note()}
          rows={4}
          maxLength={LONGEST_NOTE}
        />
      </div>
      <Honeypot label={m.form_trap()} />
      <button type="submit" className={`${buttonClass()} mt-6`}>
        {m.enquiry_send()}
      </button>
      <EnquiryTerms />
    </form>
  )
}
