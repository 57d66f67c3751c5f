import { ConsentBand } from '#app/features/consent/consent-band'
import { company, openingHours } from '#app/features/content/content'
import { languageOf } from '#app/features/languages/languages'
import { NewsletterInvitation } from '#app/features/newsletter/newsletter-invitation'
import { formatVnd } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { getLocale } from '../languages/locale'

/** The band above the footer (SHELL-01): service promises, newsletter, and the measuring choice. */
export function PromiseBand() {
  return (
    <section
      aria-label={m.promise_label()}
      data-promises
      className="later border-t border-line bg-sunken [--h:82rem] min-[22rem]:[--h:72rem] md:[--h:50rem] xl:[--h:35rem]"
    >
      <div className="wrap grid gap-x-8 gap-y-7 py-10 lg:py-12 xl:grid-cols-[1fr_24rem]">
        <ul className="grid grid-cols-2 gap-x-5 gap-y-7 lg:grid-cols-4 lg:gap-x-8">
          {promises().map(({ icon, title, text }) => (
            <li key={icon}>
              <Icon name={icon} className="size-6.5" />
              <h2 className="mt-3.5 text-base font-semibold tracking-tight">{title}</h2>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <NewsletterInvitation />
      </div>
      <ConsentBand />
    </section>
  )
}

function promises() {
  const { delivery, returnDays } = company
  const { fromDays, toDays, freeFrom } = delivery.value
  const amount = formatVnd(freeFrom, languageOf(getLocale()).localeCode)
  return [
    {
      icon: 'truck',
      title: m.promise_delivery_title(),
      text: m.promise_delivery_text({ from: fromDays, to: toDays, amount }),
    },
    {
      // Under a product, a number of years would contradict its own.
      icon: 'shield-check',
      title: m.promise_warranty_title(),
      text: m.promise_warranty_by_piece(),
    },
    {
      icon: 'rotate-ccw',
      title: m.promise_return_title({ days: returnDays.value }),
      text: m.promise_return_text(),
    },
    { icon: 'store', title: m.promise_showroom_title(), text: m.promise_showroom_text(openingHours()) },
  ]
}
