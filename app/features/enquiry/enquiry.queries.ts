import { account } from '#app/lib/account'
import { FULL_ATTEMPT_TIMEOUT } from '#app/lib/constants'
import { pageContext } from '#app/lib/page-context'
import { patientFetch } from '#app/lib/patient-fetch'
import { callMeta, withRenewal } from '../session/session.queries'
import { type SentEnquiry, typedEnquiry } from './enquiry'
import { fetchSender } from './enquiry.functions'

/** The form that the page being rendered answers; nothing where the page is only looked at. */
export function sentEnquiry(): SentEnquiry {
  const { rejectedForm, submittedForm } = pageContext() ?? {}
  if (!rejectedForm) return {}
  const { code, wrong } = rejectedForm
  return { values: typedEnquiry(submittedForm), refused: { code, wrong } }
}

type EnquiryAnswer = { ok: true; reference: string } | ({ ok: false } & SentEnquiry)

/** Sends the form as the browser would. An answer that never came is an answer too: sent again, it is one message. */
export async function sendEnquiry(form: HTMLFormElement): Promise<EnquiryAnswer> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const values = typedEnquiry(Object.fromEntries(fields))
  try {
    const message = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) }
    const answer = await patientFetch(form.action, message, FULL_ATTEMPT_TIMEOUT)
    const body = (await answer.json()) as { reference: string } & NonNullable<SentEnquiry['refused']>
    return answer.ok
      ? { ok: true, reference: body.reference }
      : { ok: false, values, refused: { code: body.code, wrong: body.wrong } }
  } catch {
    return { ok: false, values, refused: { code: navigator.onLine ? 'upstream_unavailable' : 'offline' } }
  }
}

/** The first box that is refused has the focus; without one, what is wrong with the whole. */
export function focusWhatIsWrong(around: HTMLElement | null) {
  const marked = ['[aria-invalid]', '[role=alert]'].map((mark) => around?.querySelector<HTMLElement>(mark))
  marked.find(Boolean)?.focus()
}

/** Puts what the account knows into the empty boxes of a form. In the browser: a page for everybody holds nobody's name. */
export async function fillIn(form: HTMLFormElement) {
  if (!account()) return
  const answer = await withRenewal(
    () => fetchSender({ data: callMeta() }),
    () => {},
  )
  if (!answer.ok) return
  for (const [name, value] of Object.entries(answer.sender)) {
    const box = form.elements.namedItem(name)
    if (box instanceof HTMLInputElement && !box.value) box.value = value
  }
}
