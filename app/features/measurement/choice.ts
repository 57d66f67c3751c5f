import { loadMeasuring } from './load-measuring'

/** Part of the application: shows the choice at the foot of the page. */
export const showChoiceTaken = () =>
  loadMeasuring().then(
    ({ showChoice }) => showChoice(),
    // Without a connection nothing is shown as chosen.
    () => {},
  )
