import { MEASUREMENT } from '#app/lib/storage-keys'
import { type Choice, refuseInBrowser } from '../consent/consent'

const GIVEN: Choice = 'given'
const REFUSED: Choice = 'refused'

/** What shows and takes the choice, and measures where it allows that. */
const loadMeasuring = () => import('./measuring')

/**
 * Part of every page's first script. Waits for the page, because the browser asks another process for a cookie. Whether an
 * agreement counts, what is loaded then finds out.
 */
export const measureOnLoad = () =>
  addEventListener('load', () => {
    if (document.cookie.includes(`${MEASUREMENT}=${GIVEN}`))
      loadMeasuring().then(
        ({ measureIfAllowed }) => measureIfAllowed(),
        // Without a connection nothing is measured.
        () => {},
      )
  })

/** Shows the choice at the foot of the page: once its visitor has acted, for it is far below. */
export const showChoiceTaken = () =>
  loadMeasuring().then(
    ({ showChoice }) => showChoice(),
    // Without a connection nothing is shown as chosen.
    () => {},
  )

/** Part of every page's first script, because no is no at once: also on a slow line, and without a connection. */
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
          // As where there is no script; without a connection a refusal stands all the same.
          if (navigator.onLine || !isRefusal) form.submit()
          else form.querySelector('button')?.setAttribute('aria-pressed', 'true')
        },
      )
    },
    true,
  )
