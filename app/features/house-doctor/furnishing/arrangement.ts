import type { Solid } from '@vuong-tron/room-engine/staging/footprint'
import type { Piece } from '@vuong-tron/room-engine/staging/furniture-models'
import type { MaterialCode } from '../../catalogue/catalogue'

/** A product that stands in a photo: its middle and its height above the floor in metres, as in the engine's `Footprint`. */
export type StandingPiece = { slug: string; x: number; z: number; turn: number; low: number; finish?: MaterialCode }

/**
 * How a picture is furnished, so that its pieces can be moved; they stand around what is kept. `models`: all that was
 * drawn, so that it can be drawn again.
 */
export type Arrangement = { pieces: readonly StandingPiece[]; kept: readonly Solid[]; models?: readonly Piece[] }

/** Pieces as a visitor has moved them, instead of those that would be chosen. */
export type Moved = { pieces?: readonly StandingPiece[] }
