import type { Photo } from '../src/picture.ts'
import type { RoomFiles } from './room-store.ts'
import type { Truth } from './room-truth.ts'

/** A rendered room with its ground truth; variants come from `roomFiles`. */
export type BenchRoom = { seed: number; files: RoomFiles; photo: Photo; truth: Truth }

/** A photograph with known camera but unknown room; degrees, pitch positive upwards. */
export type BenchPhoto = { name: string; photo: Photo; fieldOfView: number; pitch: number }

export type Limit = { atMost: number } | { atLeast: number }

/** A row of the table: a figure per room, and the limit of its median or mean. */
export type BenchRow = {
  figure: string
  what: string
  statistic: 'median' | 'mean'
  unit: '°' | '%' | 'px' | 's' | 'bytes' | ''
  must: Limit
  aim?: Limit
}

/** A room's figures by row name; those that cannot be measured are missing. */
export type Figures = Record<string, number>

/** One part of the bench. Rooms come one by one, so that only one is in memory. */
export type BenchPart = {
  name: string
  /** A paragraph about the method for measured.md. */
  method: string
  rows: readonly BenchRow[]
  room(room: BenchRoom): Figures | Promise<Figures>
  photo?(photo: BenchPhoto): Figures
}

export function row(
  figure: string,
  what: string,
  statistic: BenchRow['statistic'],
  unit: BenchRow['unit'],
  must: Limit,
  aim?: Limit,
): BenchRow {
  return { figure, what, statistic, unit, must, aim }
}
