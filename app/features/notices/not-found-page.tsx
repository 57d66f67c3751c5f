import { type FailureCode, failureStatus } from '#app/lib/failure'
import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { failureSentence } from './failure-sentence'
import { NoticePage } from './notice-page'
import { WoodenKinds } from './wooden-kinds'

/**
 * The page of an address that we do not have or do not take (ROUTE-15). Why comes from the front door, or from the
 * route: `throw notFound({ data: { code } })`.
 */
export function NotFoundPage({ data }: { data?: unknown }) {
  const code = pageContext()?.refusal ?? codeOf(data) ?? 'not_found'
  const status = failureStatus[code]
  const home = `/${getLocale()}`
  return (
    <NoticePage
      title={status === failureStatus.not_found ? m.notices_not_found_title() : m.notices_refused_title()}
      text={failureSentence(code)}
      status={status}
      actions={
        <>
          <a href={home} className={buttonClass('primary')}>
            {m.notices_to_home()}
          </a>
          <a href={`${home}/wooden-furniture`} className={standaloneLink}>
            {m.notices_to_wood()}
          </a>
        </>
      }
    >
      <section className="pb-16 lg:pb-24">
        <h2 className="mb-5 text-2xl">{m.notices_kinds_title()}</h2>
        <WoodenKinds />
      </section>
    </NoticePage>
  )
}

function codeOf(data: unknown): FailureCode | undefined {
  const { code } = (data ?? {}) as { code?: string }
  return code && code in failureStatus ? (code as FailureCode) : undefined
}
