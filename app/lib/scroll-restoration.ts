import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Whether the router scrolls a page it has rendered to its top or to its old place. The browser itself places the first
 * page, and its visitor may have scrolled on before it is hydrated. Asked once for each rendered page; a first page that
 * is left while it is hydrated is never asked about.
 */
export function placeAfterFirstPage(first: ParsedLocation) {
  let hasLeft = false
  return (location: ParsedLocation): boolean => {
    hasLeft ||= location.state.__TSR_key !== first.state.__TSR_key
    if (import.meta.env.SSR) return false
    // What is far down the pages that follow is laid out at once (`later`), or an old place would not be where it was.
    if (hasLeft) document.documentElement.dataset.navigated = ''
    // Until now the router has not remembered that the visitor had scrolled.
    else document.dispatchEvent(new Event('scroll'))
    return hasLeft
  }
}
