import { failureStatus } from '#app/lib/failure'
import { pageContext } from '#app/lib/page-context'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { failureSentence } from './failure-sentence'
import { NoticePage, noticeTitle } from './notice-page'
import { WoodenKinds } from './wooden-kinds'

/** Page of an unknown or refused address (ROUTE-15). */
export function NotFoundPage() {
  const code = refusal()
  const status = failureStatus[code]
  return (
    <NoticePage
      title={titleOf(status)}
      text={failureSentence(code)}
      status={status}
      actions={
        <>
          <a href={href('/')} className={buttonClass('primary')}>
            {m.notices_to_home()}
          </a>
          <a href={href('/wooden-furniture')} className={standaloneLink}>
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

export const notFoundTitle = () => noticeTitle(titleOf(failureStatus[refusal()]))

const titleOf = (status: number) =>
  status === failureStatus.not_found ? m.notices_not_found_title() : m.notices_refused_title()

const refusal = () => pageContext()?.refusal ?? 'not_found'
