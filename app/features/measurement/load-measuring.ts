import { MEASUREMENT } from '#app/lib/storage-keys'
import type { Choice } from '../consent/consent'

const GIVEN: Choice = 'given'

/** What shows and takes the choice, and measures where it allows that. */
export const loadMeasuring = () => import('./measuring')

/**
 * Part of every page's first script. Waits for the page, because the browser asks another process for a cookie. Whether an
 * agreement counts, what is loaded then finds out.
 */
export const measureOnLoad = () =>
  addEventListener('load', () => {
    if (document.cookie.includes(`${MEASUREMENT}=${GIVEN}`))
      void loadMeasuring().then(({ measureIfAllowed }) => measureIfAllowed())
  })
