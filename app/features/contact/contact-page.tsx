import { useNavigate } from '@tanstack/react-router'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import { ENQUIRY, referenceIn, topicIn } from '../enquiry/enquiry'
import { SentNotice } from '../enquiry/enquiry-parts'
import { href } from '../languages/href'
import { PageHead } from '../page/page-head'
import { ContactForm } from './contact-form'
import { ContactHead, ContactMethods, Offices } from './lazy-contact-parts'

type ContactPageProps = { search: Readonly<Record<string, unknown>>; submission?: Submission }

/** The shop's places and contacts, with a form (ROUTE-07). */
export function ContactPage({ search, submission }: ContactPageProps) {
  const reference = referenceIn(search.enquiry)
  return (
    <>
      <PageHead title={m.contact_title()} description={m.contact_description()} social="contact-us" />
      <ContactHead />
      <div id={ENQUIRY} className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-12 lg:grid-cols-[5fr_7fr] lg:py-16">
        <div>
          <ContactMethods />
        </div>
        {reference ? <Sent reference={reference} /> : <Writing search={search} submission={submission} />}
      </div>
      <Offices />
    </>
  )
}

function Writing({ search, submission }: ContactPageProps) {
  const navigate = useNavigate()
  return (
    <section>
      <h2 className="text-3xl">{m.contact_form_title()}</h2>
      <p className="mt-3 mb-6 max-w-[44ch] text-ink-2">{m.contact_form_lead()}</p>
      <ContactForm
        topic={topicIn(search.topic)}
        submission={submission}
        onSent={(leadsTo) => {
          // Copies the result into the address, so that the page can be reloaded.
          const { searchParams } = new URL(leadsTo, location.href)
          void navigate({ to: '.', search: Object.fromEntries(searchParams), replace: true, resetScroll: false })
        }}
      />
    </section>
  )
}

const Sent = ({ reference }: { reference: string }) => (
  <section>
    <h2 className="text-3xl">{m.contact_sent_title()}</h2>
    <p className="mt-3 mb-6 max-w-[44ch] text-ink-2">{m.enquiry_sent_text()}</p>
    <SentNotice reference={reference} />
    <a className={`${standaloneLink} mt-4`} href={href('/contact-us')}>
      {m.contact_again()}
    </a>
  </section>
)
