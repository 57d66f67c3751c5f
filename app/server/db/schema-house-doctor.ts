import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FailureCode } from '../../lib/failure.ts'
import { accounts } from './schema-accounts.ts'

type PaidFrom = { kind: string; who: string; most: number; within: number }

/** A picture made by a job. */
export type JobOutput = {
  /** File name within the job; also of its mask. */
  file: string
  mask?: string
  width: number
  height: number
  seed: number
  /** The mask's target (create_mask_image). */
  label?: string
  /** Settings to reproduce it. */
  recipe: unknown
  /** Slugs of the products in it. */
  products: string[]
}

/** A House Doctor job. The row outlives its files, so that housekeeping knows what remains to delete. */
export const doctorJobs = sqliteTable(
  'doctor_jobs',
  {
    id: text('id').primaryKey(),
    /** `visitor:` and the cookie's hash, or `account:` and its id. */
    owner: text('owner').notNull(),
    /** Null for visitors and erased accounts. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Hash of the call's key; null once the key may be reused. */
    idempotencyKey: text('idempotency_key'),
    /** Hash of the call's content: the same key with other content is another call. */
    requestHash: text('request_hash').notNull(),
    function: text('function').notNull(),
    engine: text('engine', { enum: ['server', 'client', 'ai'] }).notNull(),
    status: text('status', { enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled', 'expired'] }).notNull(),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    stage: text('stage', { enum: ['reading', 'device', 'working', 'storing', 'done'] }).notNull(),
    /** Increases with every change; used as event id. */
    revision: integer('revision').notNull().default(0),
    /** Validated fields, without pictures. */
    parameters: text('parameters', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** Of the stored photo. */
    width: integer('width'),
    height: integer('height'),
    outputs: text('outputs', { mode: 'json' }).$type<JobOutput[]>().notNull(),
    /** Failure code, or the reason why the page does the job. */
    failure: text('failure').$type<FailureCode>(),
    /** Quotas it was charged to, as far as refundable. */
    paidFrom: text('paid_from', { mode: 'json' }).$type<PaidFrom[]>().notNull(),
    /** Tokens used: 1, or 0 when refunded. */
    credits: integer('credits').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Deletion time of the photo and its data; of a visitor's whole job. */
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

/** Saved designs (app/features/house-doctor/designs/designs.ts). */
export const doctorDesigns = sqliteTable(
  'doctor_designs',
  {
    /** The browser assigns it. */
    id: text('id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Name of the visitor's file; empty for a sample room. */
    name: text('name').notNull(),
    /** The sample room. */
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
    /** Slugs of its products. */
    products: text('products', { mode: 'json' }).$type<string[]>().notNull(),
    /** A small JPEG as a data URL, or empty. */
    preview: text('preview').notNull(),
    /** Key of the room in the saving browser, or empty. */
    room: text('room').notNull().default(''),
    /** A drawn room as text, or empty. */
    plan: text('plan').notNull().default(''),
    savedAt: integer('saved_at').notNull(),
  },
  ({ accountId, id, savedAt }) => [
    primaryKey({ columns: [accountId, id] }),
    index('doctor_designs_by_age').on(accountId, savedAt),
  ],
)
