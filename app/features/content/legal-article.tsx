import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { href } from '../languages/href'
import { Article } from './article'
import { browserEntries } from './browser-entries'
import { legalDate } from './content-labels'
import { InlineText } from './inline-text'
import { dayOfTerms, LEGAL_UPDATED, type LegalPage } from './legal'
import type { Block, Text } from './text'
import { partId, TextBody } from './text-body'

const BROWSER = 'browser'

type LegalArticleProps = {
  page: LegalPage
  text: Text
  /** Id of terms that are kept for orders placed under them; undefined for the text of today. */
  keptId?: string
}

/** Privacy and terms (ROUTE-10): a long text with a table of contents and the date of its last change. */
export function LegalArticle({ page, text, keptId }: LegalArticleProps) {
  const isPrivacy = page === 'privacy-policy'
  const day = keptId ? dayOfTerms(keptId) : LEGAL_UPDATED
  return (
    <Article title={text.title} lead={text.lead} aside={<Contents blocks={text.blocks} isPrivacy={isPrivacy} />}>
      {keptId ? <Kept day={day} /> : null}
      <TextBody text={text} />
      {isPrivacy ? <BrowserEntries /> : null}
      <Updated day={day} />
    </Article>
  )
}

const Kept = ({ day }: { day: string }) => (
  <p className="mt-6 max-w-[40em] bg-info-tint px-4 py-3 text-sm">
    {m.content_terms_kept({ date: legalDate(day) })}{' '}
    <a href={href('/terms-of-service')} className={`pointer-coarse:py-3 ${underlined}`}>
      {m.content_terms_now()}
    </a>
  </p>
)

function Contents({ blocks, isPrivacy }: { blocks: readonly Block[]; isPrivacy: boolean }) {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: partId(index), text: block.text }] : [],
  )
  const entries = [...headings, ...(isPrivacy ? [{ id: BROWSER, text: [m.content_privacy_browser_title()] }] : [])]
  return (
    <nav aria-label={m.content_contents()} className="hidden lg:block">
      <ul className="sticky top-28 border-t border-line">
        {entries.map(({ id, text }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex min-h-10 items-center py-1.5 text-sm text-ink-2 hover:underline">
              <InlineText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Listed from code, so that the page cannot miss a cookie or storage key. */
function BrowserEntries() {
  return (
    <section className="mt-12 max-w-[40em]">
      <h2 id={BROWSER} className="text-3xl">
        {m.content_privacy_browser_title()}
      </h2>
      <p className="mt-4 text-ink-2">{m.content_privacy_browser_text()}</p>
      <dl className="mt-4 border-line border-b">
        {browserEntries.map(({ names, text }) => (
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
    </section>
  )
}

const Updated = ({ day }: { day: string }) => (
  <p className="mt-10 text-sm text-ink-3">
    <time dateTime={day}>{m.content_updated({ date: legalDate(day) })}</time>
  </p>
)
