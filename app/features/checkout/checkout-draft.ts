import { account } from '#app/lib/account'
import { DAY } from '#app/lib/constants'
import type { FormFields } from '#app/lib/form'
import { forget, recall, remember } from '#app/lib/local-storage'
import { parseJson } from '#app/lib/parse-json'
import { CHECKOUT_DRAFT } from '#app/lib/storage-keys'
import { LAST_STEP } from './checkout-steps'

/** What was typed at the checkout, kept in this browser until the order is placed (BUY-07). */
export type CheckoutDraft = { fields: FormFields; reached: number }

/** A draft that is older is somebody's forgotten address. */
const LIFETIME = 7 * DAY

/** Fields that belong to one page, not to the shopper. */
const OF_THE_PAGE = ['intent', 'key', 'quote']

export function keepDraft({ fields, reached }: CheckoutDraft, now: number) {
  // Empty ones too: what was cleared must not come back.
  const kept = Object.entries(fields).filter(([name]) => !OF_THE_PAGE.includes(name))
  const text = JSON.stringify({ at: now, owner: account(), reached, fields: Object.fromEntries(kept) })
  remember(CHECKOUT_DRAFT, text)
  markTab()
}

export function readDraft(now: number): CheckoutDraft | undefined {
  const draft = draftIn(recall(CHECKOUT_DRAFT) ?? '', now, { reader: account(), isOfTab: isOfTab() })
  if (!draft) dropDraft()
  return draft
}

export const dropDraft = () => forget(CHECKOUT_DRAFT)

/** Marks this tab as the one that a draft was typed in. */
function markTab() {
  try {
    sessionStorage.setItem(CHECKOUT_DRAFT, 'typed')
  } catch {
    // Who signs in then types anew.
  }
}

function isOfTab(): boolean {
  try {
    return sessionStorage.getItem(CHECKOUT_DRAFT) !== null
  } catch {
    return false
  }
}

/**
 * Undefined for a text that is no draft, is too old, or is somebody else's: a customer's for anybody but that account, a
 * guest's for who signs in, unless it was typed in the same tab.
 */
export function draftIn(text: string, now: number, { reader = '', isOfTab = false } = {}): CheckoutDraft | undefined {
  const { at, owner, reached, fields } = (parseJson(text) ?? {}) as Record<string, unknown>
  if ((owner ?? '') !== reader && (owner || !isOfTab)) return
  const isFresh = typeof at === 'number' && at <= now && now - at < LIFETIME
  if (!isFresh || typeof reached !== 'number' || typeof fields !== 'object' || fields === null) return
  const known = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { fields: Object.fromEntries(known), reached: Math.min(reached, LAST_STEP) }
}
