/** A photo's file, and its used size, without a cropped foot. */
export type Original = {
  file: Blob
  /** In image widths. */
  footShare: number
  width: number
  height: number
}
