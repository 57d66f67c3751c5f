/**
 * What the browser does not do by itself for the header's menus and dialogs. It listens on the window, so it works
 * before and after hydration, and no component has to know what is open.
 *
 * `data-menu`: a popover or dialog that is a menu. `data-hover`: an area that opens what it holds under a mouse.
 */

const HOVER_DELAY = 120

const TRIGGER = '[popovertarget]:not([commandfor])'

const isOpen = (menu: Element) => menu.matches(':popover-open,:modal')

function close(box: HTMLElement) {
  if (box.matches(':popover-open')) box.hidePopover()
  else (box as HTMLDialogElement).close?.()
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) if (isOpen(menu)) close(menu)
}

const controlled = (button: Element, attribute: string) =>
  document.getElementById(button.getAttribute(attribute) ?? '') as HTMLDialogElement | null

let openedByHover: HTMLElement | null = null

addEventListener('click', (event) => {
  const target = event.target as HTMLElement
  const box = target.closest<HTMLElement>('dialog,[popover]')
  if (box && target.closest('a[href]')) close(box)
  // A group of the category menu is always open: a click on the open one keeps it.
  const group = target.closest('[data-hover]>summary')?.parentElement
  if (group?.matches('[open]')) event.preventDefault()
  // The click that follows the hover means "keep it open".
  const trigger = target.closest(TRIGGER)
  if (trigger && openedByHover && isOpen(openedByHover) && controlled(trigger, 'popovertarget') === openedByHover) {
    event.preventDefault()
    openedByHover = null
  }
  const invoker = target.closest('[commandfor]')
  if (invoker && !('command' in HTMLButtonElement.prototype)) {
    event.preventDefault()
    const dialog = controlled(invoker, 'commandfor')
    if (invoker.getAttribute('command') === 'close') dialog?.close()
    else dialog?.showModal()
  }
  if (target.matches('[closedby]') && !('closedBy' in HTMLDialogElement.prototype) && isOutside(event, target)) {
    close(target)
  }
})

function isOutside({ clientX, clientY }: MouseEvent, box: HTMLElement) {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

let hovered: Element | null = null
let timer: ReturnType<typeof setTimeout>

addEventListener('pointerover', ({ target, pointerType }) => {
  const area = (target as Element).closest('[data-hover]')
  if (pointerType !== 'mouse' || area === hovered) return
  hovered = area
  clearTimeout(timer)
  timer = setTimeout(() => onHover(area), HOVER_DELAY)
})

function onHover(area: Element | null) {
  if (!area) {
    if (openedByHover && isOpen(openedByHover) && !openedByHover.matches(':focus-within')) close(openedByHover)
    openedByHover = null
  } else if (area instanceof HTMLDetailsElement) {
    area.open = true
  } else {
    const menu = area.querySelector<HTMLElement>('[popover]')
    if (!menu || isOpen(menu)) return
    menu.showPopover()
    openedByHover = menu
  }
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

addEventListener('keydown', (event) => {
  const { key } = event
  const target = event.target as HTMLElement
  const trigger = key === 'ArrowDown' && target.closest(TRIGGER)
  const menu = trigger ? controlled(trigger, 'popovertarget') : target.closest<HTMLElement>('[data-menu]')
  const step = STEPS[key]
  if (!menu || !(step || key === 'Home' || key === 'End')) return
  event.preventDefault()
  if (!isOpen(menu)) menu.showPopover()
  const items = [...menu.querySelectorAll<HTMLElement>('a[href],summary,button')].filter((item) =>
    item.checkVisibility(),
  )
  const last = items.length - 1
  const next = step ? items.indexOf(target) + step : key === 'Home' ? 0 : last
  items[next < 0 ? last : next > last ? 0 : next]?.focus()
})

// The Tab key leaves an open popover behind; it must not hide what has the focus now.
addEventListener('focusin', ({ target }) => {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) {
    if (!menu.parentElement?.contains(target as Node)) menu.hidePopover()
  }
})

addEventListener('popstate', closeMenus)
matchMedia('(min-width: 48rem)').addEventListener('change', closeMenus)
