import { createFileRoute, notFound } from '@tanstack/react-router'
import { isLocale } from '#app/features/languages/languages'
import { OfflinePage } from '#app/features/offline/offline-page'
import { m } from '#app/paraglide/messages.js'

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
  head: import.meta.env.SSR
    ? () => ({
        meta: [
          { title: `${m.offline_title()} · ${m.brand_name()}` },
          { name: 'description', content: m.offline_text() },
          { name: 'robots', content: 'noindex' },
        ],
      })
    : undefined,
  component: OfflinePage,
})
