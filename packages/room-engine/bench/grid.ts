import sharp from 'sharp'

export type Tile = { data: Buffer; info: { width: number; height: number } }

const GAP = 8

/** Pictures of one size beside each other, so many a row. */
export function grid(tiles: readonly Tile[], perRow: number) {
  const { width, height } = (tiles[0] as Tile).info
  const rows = Math.ceil(tiles.length / perRow)
  return sharp({
    create: {
      width: perRow * (width + GAP) - GAP,
      height: rows * (height + GAP) - GAP,
      channels: 3,
      background: '#ffffff',
    },
  }).composite(
    tiles.map(({ data }, index) => ({
      input: data,
      left: (index % perRow) * (width + GAP),
      top: Math.floor(index / perRow) * (height + GAP),
    })),
  )
}
