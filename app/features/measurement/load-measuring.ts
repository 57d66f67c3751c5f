import { MEASUREMENT } from '#app/lib/storage-keys'
import { type ConsentChoice, refuseInBrowser } from '../consent/consent'

const GIVEN: ConsentChoice = 'given'
const REFUSED: ConsentChoice = 'refused'

const loadMeasuring = () => import('./measuring')

/**
 * Part of every page's first script. Waits for `load`, because reading cookies may block; the loaded code validates the
 * consent.
 */
export const measureOnLoad = () =>
  addEventListener('load', () => {
    if (document.cookie.includes(`${MEASUREMENT}=${GIVEN}`))
      loadMeasuring().then(
        ({ measureIfAllowed }) => measureIfAllowed(),
        // Offline, nothing is measured.
        () => {},
      )
  })

/** Shows the current choice at the foot of the page. */
export const showChoiceTaken = () =>
  loadMeasuring().then(
    ({ showChoice }) => showChoice(),
    // Offline nothing is shown as chosen.
    () => {},
  )

/** Part of every page's first script, so that a refusal counts at once, also offline or on slow lines. */
export const takeChoices = () =>
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const { consent } = form.dataset
      if (!consent) return
      event.preventDefault()
      const isRefusal = consent === REFUSED
      if (isRefusal) refuseInBrowser((form.elements.namedItem('words') as HTMLInputElement).value)
      loadMeasuring().then(
        ({ takeChoice }) => takeChoice(form),
        () => {
          // Falls back to the native form; an offline refusal counts all the same.
          if (navigator.onLine || !isRefusal) form.submit()
          else form.querySelector('button')?.setAttribute('aria-pressed', 'true')
        },
      )
    },
    true,
  )
