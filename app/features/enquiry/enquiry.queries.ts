import { account } from '#app/lib/account'
import { callMeta, withRenewal } from '../auth/session/session.queries'
import { fetchSender } from './enquiry.functions'

/** Fills empty fields from the account. Runs in the browser, because cached pages must not contain personal data. */
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
