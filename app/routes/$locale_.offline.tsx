import { createFileRoute, notFound } from '@tanstack/react-router'
import { isLocale } from '#app/features/languages/languages'
import { OfflinePage } from '#app/features/offline/offline-page'

/** Outside the locale's route, because the page frame needs data that may be missing offline. */
export const Route = createFileRoute('/$locale_/offline')({
  staticData: { hydrate: false, isUnlisted: true, offlineCopy: false },
  params: {
    parse: ({ locale }) => {
      if (!isLocale(locale)) throw notFound()
      return { locale }
    },
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60' }),
  component: OfflinePage,
})
