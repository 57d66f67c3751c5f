import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Honeypot } from '#app/ui/honeypot'
import { Select } from '#app/ui/select'
import { TextArea } from '#app/ui/text-area'
import { LONGEST_MESSAGE, type SentEnquiry, type Topic, topics } from '../enquiry/enquiry'
import { fillIn, focusWhatIsWrong, sendEnquiry } from '../enquiry/enquiry.queries'
import { topicName } from '../enquiry/enquiry-labels'
import { AnswerBoxes, boxesOf, EnquiryTerms, NameBox, RefusalNotice } from '../enquiry/enquiry-parts'
import { href } from '../languages/href'
import { HumanCheck } from './human-check'

type ContactFormProps = {
  /** Chosen already by a link. */
  topic?: Topic
  /** A try that the browser has sent by itself, and that was refused. */
  sent: SentEnquiry
  onSent: (reference: string) => void
}

/**
 * Writes to the shop. The browser sends it by itself, and the server answers with the page; where the application runs
 * it is sent without leaving the page, so that nothing typed is lost without a connection.
 */
export function ContactForm({ topic, sent, onSent }: ContactFormProps) {
  const [{ values = { topic }, refused }, setState] = useState(sent)
  const [isSending, setSending] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const answer = await sendEnquiry(event.currentTarget)
    setSending(false)
    if (answer.ok) return onSent(answer.reference)
    setState(answer)
    setTries(tries + 1)
  }

  useEffect(() => {
    if (tries) focusWhatIsWrong(form.current)
  }, [tries])

  useEffect(() => {
    if (form.current) void fillIn(form.current)
  }, [])

  const box = boxesOf(values, refused?.wrong)
  // What the server could not read it cannot show again.
  const isTyped = Object.values(values).some(Boolean)
  return (
    <form
      ref={form}
      method="post"
      action={href('/contact-us')}
      noValidate
      data-native
      onSubmit={(event) => void send(event)}
    >
      {refused && <RefusalNotice code={refused.code} more={isTyped ? m.contact_kept() : undefined} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <NameBox box={box} />
        <Select {...box('topic', m.contact_topic_missing())} label={m.contact_topic()} required>
          <option value="">{m.contact_topic_choose()}</option>
          {topics.map((name) => (
            <option key={name} value={name}>
              {topicName(name)}
            </option>
          ))}
        </Select>
        <AnswerBoxes box={box} values={values} />
      </div>
      <div className="mt-4">
        <TextArea
          {...box(
            'note',
            values.note?.trim() ? m.contact_message_long({ most: LONGEST_MESSAGE }) : m.contact_message_missing(),
          )}
          label={m.contact_message()}
          rows={7}
          dir="auto"
          required
          maxLength={LONGEST_MESSAGE}
        />
      </div>
      <Honeypot label={m.form_trap()} />
      <HumanCheck key={tries} />
      <Button type="submit" aria-busy={isSending || undefined} className="mt-6">
        {m.contact_send()}
      </Button>
      <EnquiryTerms />
    </form>
  )
}
