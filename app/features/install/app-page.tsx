import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import { type Store, StoreBadge } from '#app/ui/store-badge'
import { Article } from '../content/article'
import { href } from '../languages/href'
import { absoluteUrl } from '../page/page'
import { PageHead } from '../page/page-head'
import { InstallButton } from './install-button'
import { InstallSteps } from './install-steps'
import { QrCode } from './qr-code'

type Device = 'iphone' | 'android'
type Words = { device: Device; title: () => string; text: () => string; other: Store; toOther: () => string }

const stores: Record<Store, Words> = {
  'app-store': {
    device: 'iphone',
    title: m.install_app_store_title,
    text: m.install_app_store_text,
    other: 'google-play',
    toOther: m.install_for_android,
  },
  'google-play': {
    device: 'android',
    title: m.install_google_play_title,
    text: m.install_google_play_text,
    other: 'app-store',
    toOther: m.install_for_iphone,
  },
}

/**
 * Target of the footer's store badges (ROUTE-12). No store has an app, so the page offers to install the shop from the
 * browser.
 */
export function AppPage({ store }: { store: Store }) {
  const { device, title, text, other, toOther } = stores[store]
  return (
    <Article title={title()} lead={text()}>
      <PageHead title={title()} description={text()} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <StoreBadge store={store} note={m.footer_badge_soon()} />
        <a href={href(`/${other}`)} className={standaloneLink}>
          {toOther()}
        </a>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-10 border-t border-line pt-8 md:grid-cols-[minmax(0,40em)_auto] lg:mt-16">
        <Abilities />
        <Scan />
      </div>
      <section className="mt-12 lg:mt-16">
        <h2 className="text-3xl">{m.install_how_title()}</h2>
        <InstallButton />
        <InstallSteps first={device} />
      </section>
    </Article>
  )
}

const Abilities = () => (
  <section>
    <h2 className="text-3xl">{m.install_does_title()}</h2>
    <ul className="mt-5 border-b border-line text-ink-2">
      {[m.install_does_window(), m.install_does_offline(), m.install_does_fresh(), m.install_does_same()].map(
        (ability) => (
          <li key={ability} className="border-t border-line py-3.5">
            {ability}
          </li>
        ),
      )}
    </ul>
  </section>
)

/** Hidden on phones, which cannot scan themselves. */
function Scan() {
  const address = absoluteUrl(href('/'))
  return (
    <section className="w-64 border border-line bg-surface p-6 max-md:hidden">
      <h2 className="text-xl tracking-tight">{m.install_scan_title()}</h2>
      <div className="my-4">
        <QrCode text={address} label={m.install_qr_label({ address })} />
      </div>
      <p className="text-sm text-ink-2">{m.install_scan_text()}</p>
    </section>
  )
}
