import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/link'
import { company, openingHours, type Sketch, sketches, telephoneLink } from '../content/content'
import { TextHead } from '../content/text-head'
import { UnconfirmedNote } from '../content/unconfirmed-note'
import { Breadcrumbs } from '../page/breadcrumbs'
import { AreaSketch } from './area-sketch'

/** Parts of the contact page without script. */

export function ContactHead() {
  return (
    <>
      <Breadcrumbs>{m.contact_title()}</Breadcrumbs>
      <div className="wrap pt-4 lg:pt-8">
        <TextHead title={m.contact_title()} lead={m.contact_lead()} />
      </div>
    </>
  )
}

export function ContactMethods() {
  const { name, phones, email } = company
  return (
    <>
      <dl className="grid grid-cols-1 gap-8 border-line border-t pt-6 sm:max-lg:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
        <Method term={m.contact_call()}>
          <Phone number={phones.value.headOffice} of={m.footer_head_office()} />
          <Phone number={phones.value.hanoiOffice} of={m.footer_hanoi_office()} />
        </Method>
        <Method term={m.contact_write()}>
          <a className={standaloneLink} href={`mailto:${email.value}`}>
            {email.value}
          </a>
          <p lang="vi" className="text-sm text-ink-3">
            {name.value}
          </p>
        </Method>
        <Method term={m.contact_hours_title()}>
          <p className="num py-2">{m.contact_hours(openingHours())}</p>
        </Method>
      </dl>
      <UnconfirmedNote className="mt-6 text-xs text-ink-3" />
    </>
  )
}

const Method = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="text-sm text-ink-3">{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Phone = ({ number, of }: { number: string; of: string }) => (
  <p className="flex flex-wrap items-center gap-x-3">
    <a className={`${standaloneLink} num`} href={telephoneLink(number)}>
      {number}
    </a>
    <span className="text-sm text-ink-3">{of}</span>
  </p>
)

export function Offices() {
  const { headOffice, hanoiOffice } = company
  return (
    <section className="wrap pb-16 lg:pb-24">
      <h2 className="text-3xl">{m.contact_offices()}</h2>
      <div className="mt-6 grid grid-cols-1 gap-px border border-line bg-line md:grid-cols-2 lg:mt-8">
        <Office title={m.footer_head_office()} address={headOffice.value} sketch={sketches.headOffice.value} />
        <Office title={m.footer_hanoi_office()} address={hanoiOffice.value} sketch={sketches.hanoiOffice.value} />
      </div>
      <p className="mt-3 text-xs text-ink-3">{m.contact_sketch_note()}</p>
    </section>
  )
}

function Office({ title, address, sketch }: { title: string; address: string; sketch: Sketch }) {
  return (
    <section className="flex flex-col bg-surface xl:flex-row xl:flex-wrap">
      <AreaSketch sketch={sketch} />
      <div className="min-w-0 flex-1 basis-60 p-6 max-xl:basis-auto lg:p-8">
        <h3 className="text-xl">{title}</h3>
        <address lang="vi" className="mt-2 not-italic">
          {address}
        </address>
        <a className={`${standaloneLink} mt-2`} href={mapLink(address)} target="_blank" rel="noopener">
          {m.contact_map()}
          <Icon name="arrow-up-right" className="size-4" />
        </a>
      </div>
    </section>
  )
}

/** Link to the map service; nothing is loaded from it here. */
const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.replaceAll('\u00a0', ' ') })}`
