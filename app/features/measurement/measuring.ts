import { choiceIn, consentWords, refuseInBrowser } from '../consent/consent'

type Signals = Navigator & { globalPrivacyControl?: boolean }

/** The script that the operator has put in place of ours, or an empty text. */
const otherScript = () => document.documentElement.dataset.measure ?? ''

const asksNotTo = ({ globalPrivacyControl, doNotTrack }: Signals = navigator) =>
  globalPrivacyControl || doNotTrack === '1'

const words = () => consentWords(otherScript())

const choice = () => (asksNotTo() ? 'refused' : choiceIn(document.cookie, words()))

const isAllowed = () => choice() === 'given'

/** In milliseconds. The shop's constants are the application's, which must not come with this. */
const RETRY_AFTER = 20_000

let isMeasuring = false

/** Injects the measuring script (SHELL-04), where this visitor has agreed. */
export function measureIfAllowed() {
  if (isMeasuring || !isAllowed()) return
  isMeasuring = true
  const src = otherScript()
  if (src) document.head.appendChild(Object.assign(document.createElement('script'), { src, async: true }))
  else
    import('./measure').then(
      ({ measure }) => measure(isAllowed),
      // Without a connection nothing is measured.
      () => {},
    )
}

/** The buttons of the choice: pressed is what counts. Where nothing was chosen, neither is. */
export function showChoice() {
  const current = choice()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-consent]'))
    form.querySelector('button')?.setAttribute('aria-pressed', String(form.dataset.consent === current))
}

/** An agreement that the server has yet to note. Its answer sets the cookie, also over a refusal that came after it. */
let agreement: Promise<unknown> | undefined

/** Takes the choice of a form without leaving its page. */
export const takeChoice = (form: HTMLFormElement) => (form.dataset.consent === 'refused' ? refuse(form) : agree(form))

async function agree(form: HTMLFormElement) {
  const { signal, said, failed } = form.dataset
  if (asksNotTo()) return say(form, signal)
  const sent = send(form)
  agreement = sent
  const answer = await sent
  if (agreement !== sent) return
  agreement = undefined
  if (answer?.ok) say(form, said, true)
  else say(form, failed)
  showChoice()
  measureIfAllowed()
}

/** No counts at once and whatever the server answers, which only notes it: where it could not, a little later. */
async function refuse(form: HTMLFormElement) {
  const former = agreement
  agreement = undefined
  noteRefusal()
  say(form, form.dataset.said, true)
  if (await former) noteRefusal()
  await tell(form)
}

async function tell(form: HTMLFormElement): Promise<void> {
  if (!(await send(form))?.ok) return againLater(() => choice() === 'refused' && void tell(form))
  // Another's script cannot be told to stop; on a page without it, it is gone.
  if (isMeasuring && otherScript()) location.reload()
}

function noteRefusal() {
  refuseInBrowser(words())
  showChoice()
}

/** Without a connection, when there is one; with one, the server may need a while. */
function againLater(work: () => void) {
  if (navigator.onLine) setTimeout(work, RETRY_AFTER)
  else addEventListener('online', work, { once: true })
}

/** Nothing where there is no connection. */
const send = (form: HTMLFormElement) =>
  fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams([...new FormData(form)] as [string, string][]),
    // Also when the page is left at the same moment.
    keepalive: true,
  }).catch(() => undefined)

function say(form: HTMLFormElement, words = '', isSeenElsewhere = false) {
  const status = form.parentElement?.querySelector('[aria-live]')
  if (!status) return
  status.textContent = words
  status.classList.toggle('sr-only', isSeenElsewhere)
}
