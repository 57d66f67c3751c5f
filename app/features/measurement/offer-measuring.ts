import { MEASUREMENT } from '#app/lib/storage-keys'
import { refuseInBrowser } from '../consent/consent'

type Signals = Navigator & { globalPrivacyControl?: boolean }

/** What shows and takes the choice, and measures: asked for by the first act, or for whoever has chosen. */
export const loadMeasuring = () => import('./measuring')

/** Part of every page's first script. A browser that asks not to be followed has chosen. */
export function offerMeasuring() {
  const { globalPrivacyControl, doNotTrack }: Signals = navigator
  if (document.cookie.includes(`${MEASUREMENT}=`) || globalPrivacyControl || doNotTrack === '1')
    void loadMeasuring().then(({ followChoice }) => followChoice())
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!form.dataset.consent) return
      event.preventDefault()
      loadMeasuring().then(
        ({ takeChoice }) => takeChoice(form),
        () => sendByItself(form),
      )
    },
    true,
  )
}

/** Without the script, as where there is none; a refusal counts at once all the same. */
function sendByItself(form: HTMLFormElement) {
  if (form.dataset.consent === 'refused') refuseInBrowser(String(new FormData(form).get('words')))
  form.submit()
}
