import { languageOf } from '#app/features/languages/languages'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { standaloneLink } from '#app/ui/link'
import { Article } from './article'
import { company } from './company'
import { type browserEntries, LEGAL_UPDATED, privacySections, termsSections } from './legal'

export function PrivacyPage() {
  return (
    <Article title={m.content_privacy_title()} lead={m.content_privacy_lead()}>
      <Sections sections={privacySections} />
      <a className={standaloneLink} href={`mailto:${company.email.value}`}>
        {company.email.value}
      </a>
      <Updated />
    </Article>
  )
}

export function TermsPage() {
  return (
    <Article title={m.content_terms_title()} lead={m.content_terms_lead()}>
      <Sections sections={termsSections} />
      <Updated />
    </Article>
  )
}

function Sections({ sections }: { sections: typeof privacySections }) {
  return (
    <div className="mt-10 max-w-[40em] lg:mt-16">
      {sections.map(({ title, text, entries }) => (
        <section key={title()} className="mt-8">
          <h2 className="text-2xl">{title()}</h2>
          <p className="mt-2 text-ink-2">{text()}</p>
          {entries ? <BrowserEntries entries={entries} /> : null}
        </section>
      ))}
    </div>
  )
}

function BrowserEntries({ entries }: { entries: typeof browserEntries }) {
  return (
    <dl className="mt-4 border-line border-b">
      {entries.map(({ names, text }) => (
        <div key={names.join()} className="border-line border-t py-3">
          {names.map((name) => (
            <dt key={name} translate="no">
              <code className="break-all font-medium">{name}</code>
            </dt>
          ))}
          <dd className="mt-1 text-ink-2">{text()}</dd>
        </div>
      ))}
    </dl>
  )
}

function Updated() {
  const date = new Intl.DateTimeFormat(languageOf(getLocale()).localeCode, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className="mt-10 text-sm text-ink-3">
      <time dateTime={LEGAL_UPDATED}>{m.content_updated({ date: date.format(new Date(LEGAL_UPDATED)) })}</time>
    </p>
  )
}
