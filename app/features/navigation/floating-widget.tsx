import { useMatch } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Icon } from '#app/ui/icon'

/**
 * The way back to the top and House Doctor's button (WIDGET-01, WIDGET-02). Both are links, and styles/app.css lets the
 * scroll position show the one and fold the other, so they work without any script.
 */
export function FloatingWidget() {
  const isHome = useMatch({ from: '/$locale/', shouldThrow: false }) !== undefined
  return (
    <nav aria-label={m.widget_label()} className="to-top-track">
      <a href="#top" aria-label={m.widget_top()} className="to-top grid place-items-center bg-surface shadow-fab">
        <Icon name="arrow-up" className="size-6" />
      </a>
      <div className="doctor-button">
        <a
          href={`/${getLocale()}/house-doctor-ai`}
          data-unfolded={isHome || undefined}
          className="bg-purple-950 text-sm font-medium text-white"
        >
          <span className="doctor-disc">
            <img
              src="/brand/mark-on-dark.svg"
              alt=""
              width="48"
              height="48"
              fetchPriority="low"
              className="rounded-round bg-purple-500 p-2.75"
            />
          </span>
          <span className="doctor-label">{m.house_doctor_name()}</span>
        </a>
      </div>
    </nav>
  )
}
