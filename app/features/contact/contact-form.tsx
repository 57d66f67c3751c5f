import { useEffect, useRef, useState } from 'react'
import type { FormWords, Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm, useBox } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { Honeypot } from '#app/ui/honeypot'
import { Select } from '#app/ui/select'
import { TextArea } from '#app/ui/text-area'
import { LONGEST_MESSAGE, type Topic, topics } from '../enquiry/enquiry'
import { fillIn } from '../enquiry/enquiry.queries'
import { topicName } from '../enquiry/enquiry-labels'
import { AnswerBoxes, EnquiryTerms, NameBox, RefusalNotice, senderWords } from '../enquiry/enquiry-parts'
import { href } from '../languages/href'
import { HumanCheck } from './human-check'

const { name, ...waysToAnswer } = senderWords

const words: FormWords = {
  name,
  topic: m.contact_topic_missing,
  ...waysToAnswer,
  note: (error) =>
    error === 'missing' ? m.contact_message_missing() : m.contact_message_long({ most: LONGEST_MESSAGE }),
}

type ContactFormProps = {
  /** A link may preselect it. */
  topic?: Topic
  submission?: Submission
  onSent: (leadsTo: string) => void
}

/**
 * Script sends the form without leaving the page, so that nothing typed is lost without a connection. Without script,
 * the server answers with the page.
 */
export function ContactForm({ topic, submission, onSent }: ContactFormProps) {
  const [tries, setTries] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const form = useActionForm({
    action: href('/contact-us'),
    submission,
    words,
    onDone: onSent,
    onRefused: () => setTries(tries + 1),
  })
  useEffect(() => {
    const element = root.current?.closest('form')
    if (element) void fillIn(element)
  }, [])
  return (
    <ActionForm form={form} isNative>
      <RefusalNotice />
      <div ref={root} className="grid gap-4 sm:grid-cols-2">
        <NameBox />
        <TopicBox topic={topic} />
        <AnswerBoxes />
      </div>
      <div className="mt-4">
        <Message />
      </div>
      <Honeypot label={m.form_trap()} />
      <HumanCheck key={tries} />
      <Button type="submit" aria-busy={form.isBusy || undefined} className="mt-6">
        {m.contact_send()}
      </Button>
      <EnquiryTerms />
    </ActionForm>
  )
}

function TopicBox({ topic }: { topic?: Topic }) {
  const { defaultValue = topic, ...box } = useBox('topic')
  return (
    <Select {...box} defaultValue={defaultValue} label={m.contact_topic()} required>
      <option value="">{m.contact_topic_choose()}</option>
      {topics.map((one) => (
        <option key={one} value={one}>
          {topicName(one)}
        </option>
      ))}
    </Select>
  )
}

const Message = () => (
  <TextArea {...useBox('note')} label={m.contact_message()} rows={7} dir="auto" required maxLength={LONGEST_MESSAGE} />
)
