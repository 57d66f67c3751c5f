import { placeholder } from './company.ts'

/** A hand-drawn map of the streets around an office, 320 by 200 units. */
export type Sketch = {
  /** Water, drawn below the streets. */
  waters: readonly (Stroke & { width: number })[]
  streets: readonly (Stroke & { isOffices?: boolean })[]
  /** Lanes without a name. */
  lanes: readonly string[]
  office: readonly [x: number, y: number]
}

/** `path` is drawn; `at` and `turn` (degrees) place its name. */
type Stroke = { name: string; path: string; at: readonly [x: number, y: number]; turn?: number }

/** The sketches match the addresses in company.ts; change both together. */
export const sketches = {
  headOffice: placeholder<Sketch>({
    waters: [{ name: 'Kênh Tẻ', path: 'M-10 30C60 8 120 44 190 26S290 14 330 22', width: 26, at: [66, 24] }],
    streets: [
      { name: 'Nguyễn Hữu Thọ', path: 'M150 -10L158 90L176 210', isOffices: true, at: [163, 122], turn: 81.5 },
      { name: 'Nguyễn Thị Thập', path: 'M-10 88L330 74', at: [244, 78], turn: -2.4 },
      { name: 'Nguyễn Văn Linh', path: 'M-10 184L330 168', at: [246, 172], turn: -2.7 },
    ],
    lanes: ['M60 85L74 180', 'M230 79L246 172', 'M-10 132L330 118', 'M290 76L304 169', 'M-10 60L150 54'],
    office: [199, 143],
  }),
  hanoiOffice: placeholder<Sketch>({
    waters: [{ name: 'Hồ Hoàn Kiếm', path: 'M84 -6C90 10 130 14 158 0', width: 44, at: [120, 10] }],
    streets: [
      { name: 'Lý Thường Kiệt', path: 'M-10 118L330 142', isOffices: true, at: [58, 123], turn: 4 },
      { name: 'Hai Bà Trưng', path: 'M-10 74L330 98', at: [58, 79], turn: 4 },
      { name: 'Trần Hưng Đạo', path: 'M-10 164L330 188', at: [56, 169], turn: 4 },
      { name: 'Bà Triệu', path: 'M117 41L101 210', at: [107, 149], turn: -84.6 },
      { name: 'Hàng Bài', path: 'M182 45L166 210', at: [172, 154], turn: -84.6 },
      { name: 'Ngô Quyền', path: 'M254 -10L236 210', at: [242, 158], turn: -85.3 },
      { name: 'Phan Chu Trinh', path: 'M316 -10L298 210', at: [308, 84], turn: -85.3 },
    ],
    lanes: ['M-10 32L330 56', 'M36 -10L18 210'],
    office: [209, 112],
  }),
}
