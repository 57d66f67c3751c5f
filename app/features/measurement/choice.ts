import { loadMeasuring } from './load-measuring'

/** Shows the measuring choice at the foot of the page. */
export const showChoiceTaken = () =>
  loadMeasuring().then(
    ({ showChoice }) => showChoice(),
    // Offline, nothing is shown as chosen.
    () => {},
  )
