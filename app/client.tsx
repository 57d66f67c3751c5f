import { StartClient } from '@tanstack/react-start/client'
import { hydrateRoot } from 'react-dom/client'
import { baseLocale, isLocale, setLocale } from '#app/paraglide/runtime.js'
import { dropOthers } from './features/lists/change-lists'

const { lang } = document.documentElement
void setLocale(isLocale(lang) ? lang : baseLocale, { reload: false })

/** Hydrates the page: called by the gate, which loads this. */
window.__startApplication = () => {
  dropOthers()
  // Not in a transition, which React interrupts every few milliseconds: what the visitor did is waiting.
  hydrateRoot(document, <StartClient />)
}
