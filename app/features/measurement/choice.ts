import { loadMeasuring } from './load-measuring'

/** Part of the application: shows the choice at the foot of the page, and takes it without leaving the page. */
export function followChoice() {
  loadMeasuring().then(
    ({ showChoice }) => showChoice(),
    // Without a connection nothing is shown as chosen.
    () => {},
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!form.dataset.consent) return
      event.preventDefault()
      loadMeasuring().then(
        ({ takeChoice }) => takeChoice(form),
        // As where there is no script.
        () => form.submit(),
      )
    },
    true,
  )
}
