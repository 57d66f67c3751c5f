/**
 * Behaviour of the header's menus and dialogs that browsers lack. `data-menu` marks a popover or dialog that is a menu;
 * `data-hover` opens its content under a mouse.
 */

const HOVER_DELAY = 120
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
/**
 * Popover buttons, without dialog buttons, which also name a popover for browsers without invoker commands
 * (ui/dialog.tsx).
 */
const TRIGGER = '[popovertarget]:not([commandfor])'

let hovered: Element | null = null
let hoverTimer: ReturnType<typeof setTimeout>
let openedByHover: HTMLElement | null = null

const isOpen = (box: Element) => box.matches(':popover-open,:modal')

const named = (button: Element, attribute: string) =>
  document.getElementById(button.getAttribute(attribute) ?? '') as HTMLDialogElement | null

function close(box: HTMLElement) {
  if (box.matches(':popover-open')) box.hidePopover()
  else (box as HTMLDialogElement).close?.()
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) if (isOpen(menu)) close(menu)
}

function onClick(event: MouseEvent) {
  const target = event.target as HTMLElement
  // A click overrides a pending hover.
  clearTimeout(hoverTimer)
  const box = target.closest<HTMLElement>('dialog,[popover]')
  if (box && target.closest('a[href]')) close(box)
  // One group of the category menu is always open, so a click must not close it.
  if (target.closest('[data-hover][open]>summary')) event.preventDefault()
  // A click after a hover means "keep it open".
  const trigger = target.closest(TRIGGER)
  if (trigger && openedByHover && isOpen(openedByHover) && named(trigger, 'popovertarget') === openedByHover) {
    event.preventDefault()
    openedByHover = null
  }
  if (!('command' in HTMLButtonElement.prototype)) runCommand(event, target)
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromOutside(event, target)
}

function runCommand(event: MouseEvent, target: Element) {
  const button = target.closest('[commandfor]')
  if (!button) return
  event.preventDefault()
  const dialog = named(button, 'commandfor')
  if (button.getAttribute('command') === 'close') dialog?.close()
  else dialog?.showModal()
}

function closeFromOutside({ clientX, clientY }: MouseEvent, target: HTMLElement) {
  if (!target.matches('[closedby]')) return
  const { left, right, top, bottom } = target.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) close(target)
}

function onPointerOver({ target, pointerType }: PointerEvent) {
  const area = (target as Element).closest('[data-hover]')
  if (pointerType !== 'mouse' || area === hovered) return
  hovered = area
  clearTimeout(hoverTimer)
  hoverTimer = setTimeout(onRest, HOVER_DELAY)
}

function onRest() {
  if (!hovered) {
    if (openedByHover && isOpen(openedByHover) && !openedByHover.matches(':focus-within')) close(openedByHover)
    openedByHover = null
  } else if (hovered instanceof HTMLDetailsElement) {
    hovered.open = true
  } else {
    const menu = hovered.querySelector<HTMLElement>('[popover]')
    if (!menu || isOpen(menu)) return
    menu.showPopover()
    openedByHover = menu
  }
}

function onKeyDown(event: KeyboardEvent) {
  const { key } = event
  const target = event.target as HTMLElement
  // Arrows in a text field move the caret.
  if (target.matches('input')) return
  const trigger = key === 'ArrowDown' && target.closest(TRIGGER)
  const menu = trigger ? named(trigger, 'popovertarget') : target.closest<HTMLElement>('[data-menu]')
  const step = STEPS[key]
  if (!menu || !(step || key === 'Home' || key === 'End')) return
  event.preventDefault()
  if (!isOpen(menu)) menu.showPopover()
  const items = [...menu.querySelectorAll<HTMLElement>('a[href],summary,button,input')].filter((item) =>
    item.checkVisibility(),
  )
  const last = items.length - 1
  const next = step ? items.indexOf(target) + step : key === 'Home' ? 0 : last
  items[next < 0 ? last : next > last ? 0 : next]?.focus()
}

/** Closes popovers left by Tab, which could cover the focused element. */
function onFocusIn({ target }: FocusEvent) {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) {
    if (!menu.parentElement?.contains(target as Node)) menu.hidePopover()
  }
}

// Capturing, because React stops events during hydration that it cannot place.
addEventListener('click', onClick, true)
addEventListener('pointerover', onPointerOver, true)
addEventListener('keydown', onKeyDown, true)
addEventListener('focusin', onFocusIn, true)
addEventListener('popstate', closeMenus)
matchMedia('(min-width: 48rem)').addEventListener('change', closeMenus)
