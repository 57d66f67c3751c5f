import type { RangePiece } from './range.ts'

/** Letters without their marks: whoever types "ke sach" means "kệ sách". */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()

/** Pieces of a family, or of all where none is named, whose name has every word; the slug is the name in Vietnamese. */
export function found<Piece extends Pick<RangePiece, 'id' | 'name' | 'category'>>(
  pieces: readonly Piece[],
  family: string,
  words: string,
): Piece[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return pieces.filter(({ id, name, category }) => {
    const text = `${plain(name)} ${id.replaceAll('-', ' ')}`
    return (family === '' || family === category) && wanted.every((word) => text.includes(word))
  })
}
