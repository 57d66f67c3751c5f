import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Decides if the router restores the scroll position. The browser scrolls the first page, which may have moved before
 * hydration. Called once per rendered page, except a first page left during hydration.
 */
export function placeAfterFirstPage(first: ParsedLocation) {
  let hasLeft = false
  return (location: ParsedLocation): boolean => {
    hasLeft ||= location.state.__TSR_key !== first.state.__TSR_key
    if (import.meta.env.SSR) return false
    // Later pages are laid out fully (`later`), or restored positions would be off.
    if (hasLeft) document.documentElement.dataset.navigated = ''
    // Lets the router record an earlier scroll.
    else document.dispatchEvent(new Event('scroll'))
    return hasLeft
  }
}
