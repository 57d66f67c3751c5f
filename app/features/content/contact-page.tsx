import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import { Article } from './article'
import { company, telephoneLink } from './company'

export function ContactPage() {
  const { name, headOffice, hanoiOffice, phones, email, hours } = company
  return (
    <Article title={m.content_contact_title()} lead={m.content_contact_lead()}>
      <div className="mt-10 grid gap-px border border-line bg-line md:grid-cols-2 lg:mt-16">
        <Office title={m.footer_head_office()} address={headOffice.value} phone={phones.value.headOffice} />
        <Office title={m.footer_hanoi_office()} address={hanoiOffice.value} phone={phones.value.hanoiOffice} />
        <Panel title={m.content_contact_hours_title()}>
          <p className="num">{m.content_contact_hours(hours.value)}</p>
        </Panel>
        <Panel title={m.content_contact_write()}>
          <a className={standaloneLink} href={`mailto:${email.value}`}>
            {email.value}
          </a>
          <p lang="vi" className="text-sm text-ink-3">
            {name.value}
          </p>
        </Panel>
      </div>
    </Article>
  )
}

function Office({ title, address, phone }: { title: string; address: string; phone: string }) {
  return (
    <Panel title={title}>
      <address lang="vi" className="not-italic">
        {address}
      </address>
      <a className={`${standaloneLink} num`} href={telephoneLink(phone)}>
        {phone}
      </a>
    </Panel>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="bg-surface p-6 lg:p-8">
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  )
}
