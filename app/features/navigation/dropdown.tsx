import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

type DropdownProps = {
  id: string
  label: string
  /** The panel's class in menus.css. */
  className: string
  children: ReactNode
}

/** A header menu: opens on click, and on hover with a fine pointer (menus.ts). */
export function Dropdown({ id, label, className, children }: DropdownProps) {
  return (
    <li data-hover className="flex h-full items-center">
      <button type="button" popoverTarget={id} className="menu-button">
        {label}
        <Icon name="chevron-down" className="menu-chevron size-4" />
      </button>
      <div id={id} popover="auto" data-menu className={`menu-panel ${className}`}>
        {children}
      </div>
    </li>
  )
}
