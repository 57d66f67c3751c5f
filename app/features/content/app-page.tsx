import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { type Store, StoreBadge } from '#app/ui/store-badge'
import { Article } from './article'

const texts = {
  'app-store': { title: m.content_app_store_title, text: m.content_app_store_text },
  'google-play': { title: m.content_google_play_title, text: m.content_google_play_text },
} satisfies Record<Store, { title: () => string; text: () => string }>

/** The page behind a store badge of the footer (ROUTE-12); the app is not published yet and the page says so. */
export function AppPage({ store }: { store: Store }) {
  const locale = getLocale()
  const { title, text } = texts[store]
  return (
    <Article title={title()} lead={text()}>
      <div className="mt-8">
        <StoreBadge store={store} note={m.footer_badge_soon()} />
      </div>
      <section className="mt-12 border-t border-line pt-8 lg:mt-16">
        <h2 className="text-3xl">{m.content_app_meanwhile_title()}</h2>
        <p className="mt-3 max-w-[40em] text-ink-2">{m.content_app_meanwhile_text()}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a href={`/${locale}`} className={buttonClass('primary')}>
            {m.content_app_shop()}
          </a>
          {store === 'app-store' ? (
            <a href={`/${locale}/google-play`} className={standaloneLink}>
              {m.content_app_for_android()}
            </a>
          ) : (
            <a href={`/${locale}/app-store`} className={standaloneLink}>
              {m.content_app_for_iphone()}
            </a>
          )}
        </div>
      </section>
    </Article>
  )
}
