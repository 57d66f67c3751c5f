import { StartClient } from '@tanstack/react-start/client'
import { hydrateRoot } from 'react-dom/client'
import { dropOthersDraft } from './features/checkout/drop-others-draft'
import { readPageLocale } from './features/languages/locale'
import { dropOthers } from './features/lists/change-lists'

void readPageLocale(document.documentElement)

/** Hydrates the page; the gate calls it. */
window.__startApplication = () => {
  dropOthers()
  dropOthersDraft()
  // Not in a transition, which React would interrupt: the visitor is waiting.
  hydrateRoot(document, <StartClient />)
}
