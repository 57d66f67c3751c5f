import { useMatch } from '@tanstack/react-router'
import { useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { useStepAside } from './step-aside'

/**
 * Back to top, and House Doctor (WIDGET-01, WIDGET-02). Both are links, shown and folded by CSS on scroll position, so
 * they work without script. Not on House Doctor's own page.
 */
export function FloatingWidget() {
  const isHome = useMatch({ from: '/$locale/', shouldThrow: false }) !== undefined
  const isDoctor = useMatch({ from: '/$locale/house-doctor-ai', shouldThrow: false }) !== undefined
  const widget = useRef<HTMLElement>(null)
  useStepAside(widget)
  return (
    <nav ref={widget} aria-label={m.widget_label()} className="to-top-track">
      <a href="#top" data-float aria-label={m.widget_top()} className="to-top">
        <span className="float-face block size-full rounded-round bg-surface shadow-fab">
          <Icon name="to-top" className="size-full" />
        </span>
      </a>
      {!isDoctor && (
        <div data-float className="doctor-button">
          <a
            href={href('/house-doctor-ai')}
            data-unfolded={isHome || undefined}
            className="float-face bg-purple-950 text-sm font-medium text-white"
          >
            <span className="doctor-disc">
              <img
                src="/brand/mark-on-dark.svg"
                alt=""
                width="48"
                height="48"
                fetchPriority="low"
                className="rounded-round bg-purple-500 p-[11px]"
              />
            </span>
            <span className="doctor-label">{m.house_doctor_name()}</span>
          </a>
        </div>
      )}
    </nav>
  )
}
