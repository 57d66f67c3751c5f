import { StartClient } from '@tanstack/react-start/client'
import { hydrateRoot } from 'react-dom/client'
import { baseLocale, isLocale, setLocale } from '#app/paraglide/runtime.js'
import { dropOthers } from './features/lists/change-lists'
import { showChoiceTaken } from './features/measurement/choice'

const { lang } = document.documentElement
void setLocale(isLocale(lang) ? lang : baseLocale, { reload: false })

export function start() {
  dropOthers()
  void showChoiceTaken()
  // Not in a transition, which React would interrupt: the visitor is waiting.
  hydrateRoot(document, <StartClient />)
}
