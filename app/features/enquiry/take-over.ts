import { flushSync } from 'react-dom'
import { ENQUIRY, type SentEnquiry } from './enquiry'
import { fillIn, focusWhatIsWrong, sendEnquiry } from './enquiry.queries'
import { loadEnquiry } from './later-enquiry'

/** Sends the form of a section without leaving the page, so that nothing typed is lost without a connection. */
export async function takeOver(section: HTMLElement | null, setRefused: (refused: SentEnquiry) => void) {
  // What says that something is wrong has to be here when there is no connection any more.
  await loadEnquiry()
  const form = section?.querySelector('form')
  if (!section || !form) return
  section.onsubmit = async (event) => {
    event.preventDefault()
    const sending = event.target as HTMLFormElement
    const button = sending.querySelector('button')
    if (button?.ariaBusy) return
    button?.setAttribute('aria-busy', 'true')
    const answer = await sendEnquiry(sending)
    button?.removeAttribute('aria-busy')
    if (answer.ok) return location.replace(arrivedAt(answer.reference))
    flushSync(() => setRefused(answer))
    focusWhatIsWrong(section)
  }
  await fillIn(form)
}

/** This page as it says that an enquiry has arrived; it can be loaded again. */
function arrivedAt(reference: string): URL {
  const address = new URL(location.href)
  address.searchParams.set('enquiry', reference)
  address.hash = ENQUIRY
  return address
}
