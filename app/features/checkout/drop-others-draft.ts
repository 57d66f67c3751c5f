import { account } from '#app/lib/account'
import { forget, recall } from '#app/lib/local-storage'
import { CHECKOUT_DRAFT } from '#app/lib/storage-keys'

/**
 * Deletes what an account typed at the checkout where somebody else is here by now (BUY-16). Called when the application
 * starts.
 */
export function dropOthersDraft() {
  // Within a field the quotation marks are escaped, so that no field is taken for the owner.
  const [, owner] = /"owner":"([^"]+)/.exec(recall(CHECKOUT_DRAFT) ?? '') ?? []
  if (owner && owner !== account()) forget(CHECKOUT_DRAFT)
}
