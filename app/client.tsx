import { StartClient } from '@tanstack/react-start/client'
import { hydrateRoot } from 'react-dom/client'
import { baseLocale, isLocale, setLocale } from '#app/paraglide/runtime.js'
import { dropOthersDraft } from './features/checkout/drop-others-draft'
import { dropOthers } from './features/lists/change-lists'

const { lang } = document.documentElement
void setLocale(isLocale(lang) ? lang : baseLocale, { reload: false })

/** Hydrates the page; the gate calls it. */
window.__startApplication = () => {
  dropOthers()
  dropOthersDraft()
  // Not in a transition, which React would interrupt: the visitor is waiting.
  hydrateRoot(document, <StartClient />)
}
