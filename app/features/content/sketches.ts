import { placeholder } from './company.ts'

/** The streets around an office as somebody would draw them on a napkin, on a sheet of 320 by 200. */
export type Sketch = {
  /** Water as it is drawn under the streets. */
  waters: readonly (Stroke & { width: number })[]
  streets: readonly (Stroke & { isOffices?: boolean })[]
  /** Lanes too small for a name. */
  lanes: readonly string[]
  office: readonly [x: number, y: number]
}

/** `path` is drawn, `at` and `turn` (degrees) place its name. */
type Stroke = { name: string; path: string; at: readonly [x: number, y: number]; turn?: number }

/** To be drawn anew with the addresses in company.ts, from which they follow. */
export const sketches = {
  headOffice: placeholder<Sketch>({
    waters: [{ name: 'Kênh Tẻ', path: 'M-10 30C60 8 120 44 190 26S290 14 330 22', width: 26, at: [66, 27], turn: -2 }],
    streets: [
      { name: 'Nguyễn Hữu Thọ', path: 'M150 -10L158 90L176 210', isOffices: true, at: [150, 116], turn: 82 },
      { name: 'Nguyễn Thị Thập', path: 'M-10 88L330 74', at: [238, 73], turn: -2.4 },
      { name: 'Nguyễn Văn Linh', path: 'M-10 184L330 168', at: [246, 167], turn: -2.7 },
    ],
    lanes: ['M60 85L74 180', 'M230 79L246 172', 'M-10 132L330 118', 'M290 76L304 169', 'M-10 60L150 54'],
    office: [187, 144],
  }),
  hanoiOffice: placeholder<Sketch>({
    waters: [{ name: 'Hồ Hoàn Kiếm', path: 'M78 -12C84 6 118 14 152 2', width: 34, at: [116, 6] }],
    streets: [
      { name: 'Lý Thường Kiệt', path: 'M-10 100L330 124', isOffices: true, at: [54, 97], turn: 4 },
      { name: 'Hai Bà Trưng', path: 'M-10 46L330 70', at: [48, 43], turn: 4 },
      { name: 'Trần Hưng Đạo', path: 'M-10 158L330 182', at: [52, 155], turn: 4 },
      { name: 'Bà Triệu', path: 'M112 34L96 210', at: [97, 132], turn: -85 },
      { name: 'Hàng Bài', path: 'M176 26L160 210', at: [162, 148], turn: -85 },
      { name: 'Ngô Quyền', path: 'M250 -10L232 210', at: [236, 150], turn: -85 },
      { name: 'Phan Chu Trinh', path: 'M312 -10L296 210', at: [304, 44], turn: -85 },
    ],
    lanes: ['M30 -10L14 210'],
    office: [206, 97],
  }),
}
