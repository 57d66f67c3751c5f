import type { FailureCode } from '#app/lib/failure'
import { isTooLong } from './address-length'

/** Why a request cannot be for any page, before one is looked for. */
export function pageRefusal(method: string, url: string): FailureCode | undefined {
  if (method !== 'GET' && method !== 'HEAD') return 'method_not_allowed'
  if (isTooLong(url)) return 'address_too_long'
  if (!isDecodable(new URL(url).pathname)) return 'not_found'
}

function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
