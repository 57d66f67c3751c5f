import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FailureCode } from '../../lib/failure.ts'
import { accounts } from './schema-accounts.ts'

type PaidFrom = { kind: string; who: string; most: number; within: number }

/** One picture that a job has made, as the bucket holds it and as the answer tells of it. */
export type JobOutput = {
  /** The file's name within the job; the mask that it was made with has one too. */
  file: string
  mask?: string
  width: number
  height: number
  seed: number
  /** What a mask is of (create_mask_image). */
  label?: string
  /** How it was made, so that it can be made again. */
  recipe: unknown
  /** Slugs of the products that stand in it. */
  products: string[]
}

/**
 * What somebody asked of the House Doctor. The row goes after its files: as long as there is one, housekeeping knows
 * what is still to be deleted.
 */
export const doctorJobs = sqliteTable(
  'doctor_jobs',
  {
    id: text('id').primaryKey(),
    /** `visitor:` and a hash of the cookie, or `account:` and its id. */
    owner: text('owner').notNull(),
    /** Null for visitors, and once the account is erased. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The hash of the key that the call came with; null once another job may have it. */
    idempotencyKey: text('idempotency_key'),
    /** What the call said: the same key with something else is another call. */
    requestHash: text('request_hash').notNull(),
    function: text('function').notNull(),
    engine: text('engine', { enum: ['server', 'client', 'ai'] }).notNull(),
    status: text('status', { enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled', 'expired'] }).notNull(),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    stage: text('stage', { enum: ['reading', 'device', 'working', 'storing', 'done'] }).notNull(),
    /** Rises with every change: the id of an event. */
    revision: integer('revision').notNull().default(0),
    /** The checked fields of the call but its pictures. */
    parameters: text('parameters', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** Of the stored photo. */
    width: integer('width'),
    height: integer('height'),
    outputs: text('outputs', { mode: 'json' }).$type<JobOutput[]>().notNull(),
    /** Why it has failed, or why it was left to a page that has not been asked first. */
    failure: text('failure').$type<FailureCode>(),
    /** The quotas that it was paid from (app/server/limits/quota.ts), as far as they may have to be refunded. */
    paidFrom: text('paid_from', { mode: 'json' }).$type<PaidFrom[]>().notNull(),
    /** The turns that it has used: 1, or 0 where its turn was given back. */
    credits: integer('credits').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** When the photo and what came with it are deleted; with a visitor's job, all of it. */
    photosUntil: integer('photos_until').notNull(),
  },
  (table) => [
    uniqueIndex('doctor_jobs_by_key').on(table.owner, table.idempotencyKey),
    index('doctor_jobs_by_owner').on(table.owner, table.createdAt),
    index('doctor_jobs_by_age').on(table.photosUntil),
    index('doctor_jobs_by_status').on(table.status, table.updatedAt),
    index('doctor_jobs_by_account').on(table.accountId),
  ],
)

type DesignStep = { tool: string; surfaces: string[]; settings: Record<string, string | number> }

/** What customers have saved of rooms (app/features/house-doctor/designs/designs.ts). */
export const doctorDesigns = sqliteTable(
  'doctor_designs',
  {
    /** Given by the browser that saved it. */
    id: text('id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The name of the visitor's file; empty for a room of ours. */
    name: text('name').notNull(),
    /** Which room of ours it is. */
    sample: text('sample', {
      enum: [
        'shell',
        'living_room',
        'bedroom',
        'dining_room',
        'study',
        'living_room_empty',
        'bedroom_empty',
        'dining_room_empty',
        'study_empty',
      ],
    }),
    steps: text('steps', { mode: 'json' }).$type<DesignStep[]>().notNull(),
    /** Slugs of the products in it. */
    products: text('products', { mode: 'json' }).$type<string[]>().notNull(),
    /** A small JPEG as a data URL, or empty. */
    preview: text('preview').notNull(),
    /** The key of the room in the browser that saved it, or empty. */
    room: text('room').notNull().default(''),
    /** A room that was drawn, as text, or empty. */
    plan: text('plan').notNull().default(''),
    savedAt: integer('saved_at').notNull(),
  },
  ({ accountId, id, savedAt }) => [
    primaryKey({ columns: [accountId, id] }),
    index('doctor_designs_by_age').on(accountId, savedAt),
  ],
)
