import type { CataloguePiece } from './range.ts'

/** Strips marks: "ke sach" finds "kệ sách". */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()

/** Pieces of a family (or all) whose name has every word; the slug is the Vietnamese name. */
export function found<Piece extends Pick<CataloguePiece, 'id' | 'name' | 'category'>>(
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
