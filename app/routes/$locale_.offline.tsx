import { createFileRoute, notFound } from '@tanstack/react-router'
import { isLocale } from '#app/features/languages/languages'
import { OfflinePage } from '#app/features/offline/offline-page'

/** Beside the routes of a locale, not below them: this page has no frame, and so needs nothing that could fail. */
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
