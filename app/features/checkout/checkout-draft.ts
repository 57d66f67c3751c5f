import { account } from '#app/lib/account'
import { DAY } from '#app/lib/constants'
import type { FormFields } from '#app/lib/form'
import { forget, recall, remember } from '#app/lib/local-storage'
import { parseJson } from '#app/lib/parse-json'
import { CHECKOUT_DRAFT } from '#app/lib/storage-keys'
import { LAST_STEP } from './checkout-steps'

/** What was typed at the checkout, kept in this browser until the order is placed (BUY-16). */
export type CheckoutDraft = {
  fields: FormFields
  reached: number
  /** What the basket knew of the way in, to be compared. */
  measured?: unknown
}

/** A draft that is older is somebody's forgotten address. */
const LIFETIME = 7 * DAY

/** Fields that belong to one page, not to the shopper. */
const OF_THE_PAGE = ['intent', 'key', 'quote']

export function keepDraft({ fields, ...more }: CheckoutDraft, now: number) {
  // Empty ones too: what was cleared must not come back.
  const kept = Object.entries(fields).filter(([name]) => !OF_THE_PAGE.includes(name))
  const draft = { at: now, owner: account(), tab: tabId(), ...more, fields: Object.fromEntries(kept) }
  remember(CHECKOUT_DRAFT, JSON.stringify(draft))
}

export function readDraft(now: number): CheckoutDraft | undefined {
  const draft = draftIn(recall(CHECKOUT_DRAFT) ?? '', now, { reader: account(), reading: tabId() })
  if (!draft) dropDraft()
  return draft
}

export const dropDraft = () => forget(CHECKOUT_DRAFT)

/** A name of this tab, by which it knows its draft again; another one at each call where storage is refused. */
function tabId(): string {
  const fresh = crypto.randomUUID()
  try {
    const known = sessionStorage.getItem(CHECKOUT_DRAFT)
    if (!known) sessionStorage.setItem(CHECKOUT_DRAFT, fresh)
    return known ?? fresh
  } catch {
    return fresh
  }
}

/**
 * Undefined for a text that is no draft, is too old, or is somebody else's: a customer's for anybody but that account, a
 * guest's for who signs in, unless it was typed in the same tab.
 */
export function draftIn(text: string, now: number, { reader = '', reading = '' } = {}): CheckoutDraft | undefined {
  const { at, owner, tab, reached, measured, fields } = (parseJson(text) ?? {}) as Record<string, unknown>
  if ((owner ?? '') !== reader && (owner || tab !== reading)) return
  const isFresh = typeof at === 'number' && at <= now && now - at < LIFETIME
  if (!isFresh || typeof reached !== 'number' || typeof fields !== 'object' || fields === null) return
  const known = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { fields: Object.fromEntries(known), reached: Math.min(reached, LAST_STEP), measured }
}
