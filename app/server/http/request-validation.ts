import type { FailureCode } from '#app/lib/failure'
import { isTooLong } from './address-length'

/** The longest name that a page of ours has in its address. */
const LONGEST_NAME = 100

/** Why a request cannot be for any page, before one is looked for. */
export function pageRefusal(method: string, { href, pathname }: URL): FailureCode | undefined {
  if (method !== 'GET' && method !== 'HEAD') return 'method_not_allowed'
  if (isTooLong(href)) return 'address_too_long'
  if (!pathname.split('/').every(isName)) return 'not_found'
}

/** Whether a part of a path may name anything at all. */
export function isName(part: string): boolean {
  try {
    return decodeURIComponent(part).length <= LONGEST_NAME
  } catch {
    return false
  }
}
