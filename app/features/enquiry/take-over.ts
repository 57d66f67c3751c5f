import type { FormFields } from '#app/lib/form'
import { getLocale } from '../languages/locale'
import { askedPiece } from './asked-piece'
import { fillIn } from './enquiry.queries'
import type { EnquiryProps } from './enquiry-form'
import { enquiryAddress } from './form-address'
import { loadEnquiry } from './lazy-enquiry-form'

/**
 * Sends a section's form by script: submitting replaces the server's form with the application's, which keeps the typed
 * values when the connection fails. Called again for each finish that is chosen, because the server's form keeps what
 * was typed into it.
 */
export async function takeOver(section: HTMLElement | null, props: EnquiryProps, send: (fields: FormFields) => void) {
  // What says that something is wrong has to be here when there is no connection any more.
  await loadEnquiry()
  const form = section?.querySelector('form')
  if (!form) return
  const piece = section?.querySelector('[data-asked]')
  if (piece) piece.textContent = askedPiece(props) ?? ''
  form.action = enquiryAddress(getLocale(), props.about)
  if (form.onsubmit) return
  form.onsubmit = (event) => {
    event.preventDefault()
    send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])))
  }
  await fillIn(form)
}
