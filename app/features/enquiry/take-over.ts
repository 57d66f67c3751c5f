import type { FormFields } from '#app/lib/form'
import { fillIn } from './enquiry.queries'
import { loadEnquiry } from './lazy-enquiry-form'

/**
 * Sends a section's form by script: submitting replaces the server's form with the application's, which keeps the typed
 * values when the connection fails.
 */
export async function takeOver(section: HTMLElement | null, send: (fields: FormFields) => void) {
  // What says that something is wrong has to be here when there is no connection any more.
  await loadEnquiry()
  const form = section?.querySelector('form')
  if (!form) return
  form.onsubmit = (event) => {
    event.preventDefault()
    send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])))
  }
  await fillIn(form)
}
