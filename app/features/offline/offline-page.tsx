import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { company, telephoneLink } from '../content/content'
import { UnconfirmedNote } from '../content/unconfirmed-note'
import { href } from '../languages/href'
import { NoticeHead, noticeTitle } from '../notices/notice-page'
import retry from './retry.ts?bundled'

/**
 * The service worker shows it for pages that are neither reachable nor cached (APP-03). It has no frame, whose links
 * would fail; the worker fills in the list of cached pages.
 */
export function OfflinePage() {
  const phone = company.phones.value.headOffice
  return (
    <>
      <NoticeHead title={noticeTitle(m.offline_title())} />
      <meta name="description" content={m.offline_text()} />
      <header className="fixed inset-x-0 top-0 h-(--header-h) border-b border-line bg-canvas">
        <div className="wrap flex h-full items-center">
          <a href={href('/')} aria-label={m.nav_home()} className="-mt-0.5">
            <img src="/brand/wordmark.svg" alt="" width="895" height="216" className="w-33 lg:w-37" />
          </a>
        </div>
      </header>
      <main id="main" className="wrap pb-16 lg:pb-24">
        <div className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-16 md:py-16">
          <div>
            <h1 className="text-6xl">{m.offline_title()}</h1>
            <p className="mt-5 max-w-[36ch] text-lg text-ink-2">{m.offline_text()}</p>
            <p role="status" data-back={m.offline_back()} className="mt-2 text-sm text-ink-3">
              {m.offline_waiting()}
            </p>
            <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-8">
              {/* biome-ignore lint/a11y/useValidAnchor: to this very address, whichever page this one stands in for */}
              <a href="" className={buttonClass('primary')}>
                {m.notices_retry()}
              </a>
              <a href={telephoneLink(phone)} className={`${standaloneLink} num`}>
                {m.offline_call({ phone })}
              </a>
            </p>
            <UnconfirmedNote className="mt-4 text-xs text-ink-3" />
          </div>
          <img
            src="/brand/lost-window.svg"
            alt={m.notices_house_drawing()}
            width="560"
            height="480"
            className="w-full"
          />
        </div>
        <section>
          <h2 className="mb-5 text-2xl">{m.offline_seen_title()}</h2>
          <ul
            data-seen-pages
            className="peer grid gap-x-16 *:flex *:min-h-13 *:flex-wrap *:items-center *:justify-between *:gap-x-4 *:border-t *:border-line *:py-2 md:grid-cols-2 [&_a]:font-medium [&_a]:underline [&_a]:decoration-line-strong [&_a]:underline-offset-5 [&_span]:text-sm [&_span]:text-ink-3"
          />
          <p className="hidden text-ink-2 peer-empty:block">{m.offline_seen_none()}</p>
        </section>
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, bundled by the build */}
      <script nonce={pageContext()?.nonce} dangerouslySetInnerHTML={{ __html: retry }} />
    </>
  )
}
