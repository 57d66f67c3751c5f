import { QueryClient, useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import type { LanguageList } from '../languages/languages'
import { languagesQuery } from '../languages/languages.queries'
import type { Navbar } from './navigation'
import { navbarQuery } from './navigation.queries'

const queryClient = new QueryClient()

type FrameRecoveryProps = { onAnswer: (answer: { languages: LanguageList; navbar: Navbar }) => void }

/**
 * Asks again for what a page was rendered without, with the full patience of the API client, and once more whenever the
 * connection comes back. Loaded by such pages only.
 */
export function FrameRecovery({ onAnswer }: FrameRecoveryProps) {
  const locale = getLocale()
  const [{ data: languages }, { data: navbar }] = useQueries(
    { queries: [languagesQuery(locale), navbarQuery(locale)] },
    queryClient,
  )
  useEffect(() => {
    if (languages && navbar) onAnswer({ languages, navbar })
  }, [languages, navbar, onAnswer])
  return null
}
