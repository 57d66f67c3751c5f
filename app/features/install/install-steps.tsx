import { m } from '#app/paraglide/messages.js'

type Steps = { title: () => string; steps: readonly (() => string)[] }

const android: Steps = {
  title: m.install_android_title,
  steps: [m.install_android_open, m.install_android_menu, m.install_android_confirm],
}
const iphone: Steps = {
  title: m.install_iphone_title,
  steps: [m.install_iphone_open, m.install_iphone_share, m.install_iphone_add],
}

/** How phones install the shop; browsers inside other apps cannot. */
export function InstallSteps({ first }: { first: 'android' | 'iphone' }) {
  const devices = first === 'android' ? [android, iphone] : [iphone, android]
  return (
    <div className="mt-6 grid gap-px border border-line bg-line lg:grid-cols-3">
      {devices.map(({ title, steps }) => (
        <section key={title()} className="bg-surface p-6 lg:p-8">
          <h3 className="text-xl tracking-tight">{title()}</h3>
          <ol className="mt-4 grid list-decimal gap-3 pl-5 text-ink-2 marker:text-ink-3">
            {steps.map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
        </section>
      ))}
      <section className="bg-surface p-6 lg:p-8">
        <h3 className="text-xl tracking-tight">{m.install_in_app_title()}</h3>
        <p className="mt-4 text-ink-2">{m.install_in_app_text()}</p>
      </section>
    </div>
  )
}
