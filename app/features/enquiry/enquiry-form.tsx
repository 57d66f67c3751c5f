import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { TextArea } from '#app/ui/text-area'
import { Trap } from '#app/ui/trap'
import { productPath } from '../catalogue/catalogue'
import { company } from '../content/content'
import { ENQUIRY, LONGEST_NOTE, MOST_PIECES, type SentEnquiry } from './enquiry'
import { AnswerBoxes, boxesOf, EnquiryTerms, NameBox, RefusalNotice, SentNotice } from './enquiry-parts'

export type EnquiryState = SentEnquiry & {
  /** What the shop calls the enquiry that was just sent. */
  reference?: string
}

/** Asks the shop for a product. The browser sends it by itself, with and without the page's script (CAT-05). */
export function Enquiry({ slug, state }: { slug: string; state: EnquiryState }) {
  const { reference, typed, refused } = state
  return (
    <section id={ENQUIRY} className="grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[5fr_7fr] lg:pt-24">
      <div>
        <h2 className="text-3xl">{reference ? m.enquiry_sent_title() : m.enquiry_title()}</h2>
        <p className="mt-4 max-w-[44ch] text-ink-2">
          {reference ? m.enquiry_sent_text() : m.enquiry_lead({ phone: company.phones.value.headOffice })}
        </p>
      </div>
      {reference ? <SentNotice reference={reference} /> : <Form slug={slug} typed={typed} refused={refused} />}
    </section>
  )
}

function Form({ slug, typed = {}, refused }: { slug: string } & EnquiryState) {
  const box = boxesOf(typed, refused?.wrong)
  return (
    <form method="post" action={`/${getLocale()}${productPath(slug)}#${ENQUIRY}`} data-native>
      {refused && <RefusalNotice code={refused.code} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <NameBox box={box} />
        <Field
          {...box('quantity', m.enquiry_quantity_wrong({ most: MOST_PIECES }))}
          label={m.enquiry_quantity()}
          defaultValue={typed.quantity ?? '1'}
          type="number"
          min={1}
          max={MOST_PIECES}
        />
        <AnswerBoxes box={box} typed={typed} />
      </div>
      <div className="mt-4">
        <TextArea
          {...box('note', m.contact_message_long({ most: LONGEST_NOTE }))}
          label={m.enquiry_note()}
          rows={4}
          maxLength={LONGEST_NOTE}
        />
      </div>
      <Trap label={m.form_trap()} />
      <button type="submit" className={`${buttonClass()} mt-6`}>
        {m.enquiry_send()}
      </button>
      <EnquiryTerms />
    </form>
  )
}
