/** The file that a photo was opened from, and the size in which it is used: without the part of its foot that is cut off. */
export type Original = {
  file: Blob
  /** Parts of the width. */
  footShare: number
  width: number
  height: number
}
