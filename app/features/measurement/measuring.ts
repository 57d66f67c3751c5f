import { choiceIn, consentWords, refuseInBrowser } from '../consent/consent'

type Signals = Navigator & { globalPrivacyControl?: boolean }

/** The operator's own measuring script, or ''. */
const otherScript = () => document.documentElement.dataset.measure ?? ''

const asksNotTo = ({ globalPrivacyControl, doNotTrack }: Signals = navigator) =>
  globalPrivacyControl || doNotTrack === '1'

const words = () => consentWords(otherScript())

const choice = () => (asksNotTo() ? 'refused' : choiceIn(document.cookie, words()))

const isAllowed = () => choice() === 'given'

/** Milliseconds; not in constants.ts, which would pull the application's chunk in. */
const RETRY_AFTER = 20_000

let isMeasuring = false

/** Injects the measuring script (SHELL-04) after consent. */
export function measureIfAllowed() {
  if (isMeasuring || !isAllowed()) return
  isMeasuring = true
  const src = otherScript()
  if (src) document.head.appendChild(Object.assign(document.createElement('script'), { src, async: true }))
  else
    import('./measure').then(
      ({ measure }) => measure(isAllowed),
      // Offline, nothing is measured.
      () => {},
    )
}

/** Updates the buttons' pressed state. */
export function showChoice() {
  const current = choice()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-consent]'))
    form.querySelector('button')?.setAttribute('aria-pressed', String(form.dataset.consent === current))
}

/** A pending agreement, whose answer would set its cookie over a later refusal. */
let agreement: Promise<unknown> | undefined

/** Submits the choice without leaving the page. */
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

/** A refusal counts at once; the server only records it, and is retried later. */
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
  // A third-party script cannot be stopped, so reload without it.
  if (isMeasuring && otherScript()) location.reload()
}

function noteRefusal() {
  refuseInBrowser(words())
  showChoice()
}

/** Retries when online again, or after a while. */
function againLater(work: () => void) {
  if (navigator.onLine) setTimeout(work, RETRY_AFTER)
  else addEventListener('online', work, { once: true })
}

/** Undefined when offline. */
const send = (form: HTMLFormElement) =>
  fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams([...new FormData(form)] as [string, string][]),
    // Survives leaving the page.
    keepalive: true,
  }).catch(() => undefined)

function say(form: HTMLFormElement, words = '', isSeenElsewhere = false) {
  const status = form.parentElement?.querySelector('[aria-live]')
  if (!status) return
  status.textContent = words
  status.classList.toggle('sr-only', isSeenElsewhere)
}
