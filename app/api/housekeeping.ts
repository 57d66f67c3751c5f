import { dropErased, dropUnactivated } from '#app/features/auth/account/account.server'
import { dropSpentTokens } from '#app/features/auth/account/one-time-tokens.server'
import { dropEndedDevices } from '#app/features/auth/session/session.server'
import { dropOldCarts } from '#app/features/cart/cart.server'
import { dropOldConsents } from '#app/features/consent/consent.server'
import { dropEnquiriesOfErased, dropOldEnquiries } from '#app/features/enquiry/enquiry.server'
import { withdrawForErased } from '#app/features/house-doctor/designs/designs.server'
import { withdrawHostedForErased } from '#app/features/house-doctor/jobs/hosted/consents.server'
import { sweepJobs } from '#app/features/house-doctor/jobs/sweep.server'
import { sendDueLetters } from '#app/features/mail/mail.server'
import { dropOldMeasurements } from '#app/features/measurement/measurement.server'
import { dropFormerReaders, dropReadersOfErased } from '#app/features/newsletter/newsletter.server'
import { dropOldAccessCodes } from '#app/features/orders/access-code.server'
import { closeOrders, expireOrders } from '#app/features/orders/end-orders.server'
import { checkStock } from '#app/features/orders/move.server'
import { markOrdersOfErased } from '#app/features/orders/own-orders.server'
import { remindOrders } from '#app/features/orders/reminders.server'
import { sealOrders } from '#app/features/orders/seal.server'
import { askProviders } from '#app/features/payments/ask-providers.server'
import { catchUpPayments, dropRefusedNotices } from '#app/features/payments/notices.server'
import { type Database, openDatabase } from '#app/server/db/client'
import { dropPastQuotas } from '#app/server/limits/quota'
import { logFailure } from '#app/server/log/failure-log'
import { gatewaysIn } from './gateway-settings'
import { letterMailer } from './mailer'
import { providersOf } from './providers'

/** One task's statements, run as an atomic batch. */
type Batch = Parameters<Database['batch']>[0]

/** Erasures of expired data, by name in the log. */
const erasures: Record<string, (db: Database, now: number) => Readonly<Batch>> = {
  // Runs first, because it also erases letters to an account's mailbox.
  accounts: (db, now) => [
    dropReadersOfErased(db, now),
    dropEnquiriesOfErased(db, now),
    markOrdersOfErased(db, now),
    withdrawForErased(db, now),
    withdrawHostedForErased(db, now),
    dropErased(db, now),
  ],
  'accounts that wait': (db, now) => [dropUnactivated(db, now)],
  devices: (db, now) => [dropEndedDevices(db, now)],
  tokens: (db, now) => [dropSpentTokens(db, now)],
  readers: (db, now) => [dropFormerReaders(db, now)],
  enquiries: (db, now) => [dropOldEnquiries(db, now)],
  consents: (db, now) => [dropOldConsents(db, now)],
  measurements: (db, now) => [dropOldMeasurements(db, now)],
  quotas: (db, now) => [dropPastQuotas(db, now)],
  carts: (db, now) => [dropOldCarts(db, now)],
  'access codes': (db, now) => [dropOldAccessCodes(db, now)],
  // After the accounts, whose orders are marked by then.
  'orders that are over': (db, now) => sealOrders(db, now),
  'refused notices': (db, now) => [dropRefusedNotices(db, now)],
}

/** Runs every erasure independently; returns how many failed. */
export async function eraseWhatIsDue(db: Database, now = Date.now()): Promise<number> {
  let failed = 0
  for (const [name, erasure] of Object.entries(erasures)) failed += await done(name, db.batch(erasure(db, now)))
  return failed
}

/** Returns 1 for a failed chore, and logs it. */
async function done(name: string, chore: Promise<unknown>): Promise<number> {
  try {
    await chore
    return 0
  } catch (error) {
    logFailure(`housekeeping: ${name}`, error as Error)
    return 1
  }
}

/**
 * Scheduled jobs, each independent of the others' failures. The run fails if any failed, as Cloudflare counts failed
 * runs.
 */
export async function runScheduledJobs(env: Env): Promise<void> {
  const db = openDatabase(env.DB)
  const letters = done('letters', sendDueLetters(db, letterMailer(env)))
  const erased = await eraseWhatIsDue(db)
  // Erased accounts leave jobs without an owner, which this erases.
  const swept = await done('jobs', sweepJobs({ db, bucket: env.PHOTOS }))
  // Payments first: money that has come keeps an order from ending.
  const gateways = gatewaysIn(env)
  const paid = await done('payments', catchUpPayments(db, gateways, Date.now()))
  const asked = await done('providers', askProviders(db, gateways, providersOf(env), Date.now()))
  const expired = await done('orders', expireOrders(db, Date.now()))
  const closed = await done('orders that stay', closeOrders(db, Date.now()))
  const reminded = await done('reminders', remindOrders(db, Date.now()))
  const stocked = await done('stock', checkStock(db))
  const failed = erased + swept + paid + asked + expired + closed + reminded + stocked + (await letters)
  if (failed) throw new Error(`housekeeping: ${failed} failed`)
}
