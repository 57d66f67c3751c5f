import { QueryClient, useQueries } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import type { LanguageList } from '../languages/languages'
import { languagesQuery } from '../languages/languages.queries'
import { getLocale } from '../languages/locale'
import type { Navbar } from './navigation'
import { navbarQuery } from './navigation.queries'

// Returning to the tab must not refetch (AUTH-07).
const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })

type Answer = { languages: LanguageList; navbar: Navbar }

type FrameRecoveryProps = { onAnswer: Dispatch<SetStateAction<Answer>> }

/**
 * Refetches data that the page was rendered without, with all retries, and again after reconnecting. Only such pages
 * load it.
 */
export function FrameRecovery({ onAnswer }: FrameRecoveryProps) {
  const locale = getLocale()
  const [{ data: languages }, { data: navbar }] = useQueries(
    { queries: [languagesQuery(locale), navbarQuery(locale)] },
    queryClient,
  )
  useEffect(() => {
    if (!languages || !navbar) return
    // After a lost call, the page keeps its content.
    const isLost = !languages.ok && languages.code === 'languages_not_loaded'
    onAnswer((shown) => ({
      languages: isLost ? shown.languages : languages,
      navbar: navbar.ok ? navbar : shown.navbar,
    }))
  }, [languages, navbar, onAnswer])
  return null
}
