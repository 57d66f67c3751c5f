import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

/** A row of the mobile menu that unfolds. */
export const MenuRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <li>
    <details className="group/row">
      <summary className="menu-row">
        {label}
        <Icon name="plus" className="size-5 text-ink-3 group-open/row:hidden" />
        <Icon name="minus" className="hidden size-5 text-ink-3 group-open/row:block" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  </li>
)
