import { pageContext } from '#app/lib/page-context'
import { type SentEnquiry, typedEnquiry } from './enquiry'

/** The form that the page being rendered answers; nothing where the page is only looked at. */
export function sentEnquiry(): SentEnquiry {
  const { refusedForm, sentForm } = pageContext() ?? {}
  if (!refusedForm) return {}
  const { code, wrong } = refusedForm
  return { typed: typedEnquiry(sentForm), refused: { code, wrong } }
}
