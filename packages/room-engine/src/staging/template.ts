/** What a product is besides its category; most are nothing special. */
export type Form =
  | 'chaise'
  | 'corner'
  | 'trolley'
  | 'bench'
  | 'with-seats'
  | 'canopy'
  | 'television'
  | 'mirror'
  | 'revolving'

/** Metres: the wanted value first, then the least or most that is still right. */
export type Span = readonly [wanted: number, limit: number]

/** Where a piece stands. The main piece is `at` a wall or in the middle of the floor; others follow it. */
export type Where =
  | { at: 'wall'; gap: number }
  | { at: 'middle' }
  /** Before the main piece's front, on its axis. */
  | { at: 'before'; gap: Span }
  /** At the wall across the room, on the main piece's axis, where the picture shows it. */
  | { at: 'opposite' }
  /** At the main piece's wall, at one of its ends. */
  | { at: 'beside'; gap: Span }
  /** At the wall behind a table, on its axis. */
  | { at: 'behind'; gap: Span }
  /** At a wall that the main piece does not stand at. */
  | { at: 'other-wall' }
  /** On another piece. */
  | { at: 'on'; of: string }
  /** On the wall over the main piece. */
  | { at: 'over'; gap: number }

/** A piece that is sold: its categories by preference, and where it stands. */
export type TemplatePiece = {
  categories: readonly string[]
  where: readonly Where[]
  /** Forms that it must have, or must not have. */
  only?: Form
  never?: readonly Form[]
  /** Width as a share of the main piece's, wanted and most. */
  ofMain?: Span
  /** Wanted width in metres, among products that suit alike; and the least. */
  wide?: number
  leastWide?: number
  /** Height in metres, at most. */
  mostHigh?: number
}

/** A thing that shows how one lives there and is not sold. */
export type TemplateDressing =
  | {
      dress: 'rug'
      under: 'main' | 'group'
      /** Metres past the ends, the front and the back of what is on it. */
      past: { sides: number; front: number; back: number }
      /** The least that is still right where the floor or the picture ends. */
      least: { sides: number; front: number }
    }
  | { dress: 'print'; over: readonly string[] }
  | { dress: 'lamp' }
  | { dress: 'plant' }
  | { dress: 'bedsides' }
  | { dress: 'chairs' }
  | { dress: 'seat'; at: readonly string[] }
  | { dress: 'pendant' }
  | { dress: 'screen'; on: string }
  | { dress: 'curtains' }

/** How a room is furnished: the main piece, then the others by rank, then what is not sold. */
export type Template = {
  main: TemplatePiece & { /** Share of its wall, wanted and most. */ ofWall?: Span }
  pieces: readonly TemplatePiece[]
  dressing: readonly TemplateDressing[]
}
