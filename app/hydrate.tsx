import { StartClient } from '@tanstack/react-start/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { baseLocale, isLocale, setLocale } from '#app/paraglide/runtime.js'

const [, locale] = location.pathname.split('/')
void setLocale(isLocale(locale) ? locale : baseLocale, { reload: false })

startTransition(() => {
  hydrateRoot(document, <StartClient />)
})
