import type { Photo } from '../src/picture.ts'
import type { RoomFiles } from './room-store.ts'
import type { Truth } from './room-truth.ts'

/** A rendered room with all that is known about it; its other variants come from `roomFiles`. */
export type BenchRoom = { seed: number; files: RoomFiles; photo: Photo; truth: Truth }

/** A photograph of which the camera is known, not the room: degrees, pitch positive where it looks up. */
export type BenchPhoto = { name: string; photo: Photo; fieldOfView: number; pitch: number }

export type Limit = { atMost: number } | { atLeast: number }

/** One line of the table: a figure that is measured of each room, and what its median or mean must reach. */
export type BenchRow = {
  figure: string
  what: string
  statistic: 'median' | 'mean'
  unit: '°' | '%' | 'px' | 's' | 'bytes' | ''
  must: Limit
  aim?: Limit
}

/** Figures of one room by the names its rows have; one that cannot be measured there is left out. */
export type Figures = Record<string, number>

/** What a file of the bench measures. Rooms come one by one, so that only one is in memory. */
export type Part = {
  name: string
  /** How it is measured, in a paragraph for measured.md. */
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
