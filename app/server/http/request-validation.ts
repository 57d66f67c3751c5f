import type { FailureCode } from '#app/lib/failure'
import { isTooLong } from './address-length'

/** Longest name in the shop's addresses. */
const LONGEST_NAME = 100

/** Refuses requests that cannot be for a page, before routing. */
export function pageRefusal(method: string, { href, pathname }: URL): FailureCode | undefined {
  if (method !== 'GET' && method !== 'HEAD') return 'method_not_allowed'
  if (isTooLong(href)) return 'address_too_long'
  if (!pathname.split('/').every(isName)) return 'not_found'
}

/** True if a path segment may be a name. */
function isName(part: string): boolean {
  try {
    return decodeURIComponent(part).length <= LONGEST_NAME
  } catch {
    return false
  }
}
