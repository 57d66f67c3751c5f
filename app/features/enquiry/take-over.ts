import type { FormFields } from '#app/lib/form'
import { fillIn } from './enquiry.queries'
import { loadEnquiry } from './lazy-enquiry-form'

/**
 * Has the form of a section sent from here, without leaving the page, so that nothing typed is lost without a connection:
 * the form that the server wrote gives way to the application's, with what was typed into it.
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
