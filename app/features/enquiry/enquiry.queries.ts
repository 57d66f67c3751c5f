import { account } from '#app/lib/account'
import { callMeta, withRenewal } from '../auth/session/session.queries'
import { fetchSender } from './enquiry.functions'

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
