/** What a file says of its picture before anything is decoded. */
export type ImageHeader = {
  format: 'jpeg' | 'png' | 'webp' | 'avif'
  /** As stored, before `isTurned`. */
  width: number
  height: number
  /** Shown with width and height changed round: by its EXIF orientation or, in AVIF, by its rotation. */
  isTurned: boolean
  isAnimated: boolean
  isCmyk: boolean
  /** More than eight bits a channel. */
  isDeep: boolean
  /** The file goes as far as it says it does. */
  isWhole: boolean
}

export const plainHeader: Omit<ImageHeader, 'format'> = {
  width: 0,
  height: 0,
  isTurned: false,
  isAnimated: false,
  isCmyk: false,
  isDeep: false,
  isWhole: false,
}

/** Chunks or segments of one file: an encoder writes them of kilobytes, and a file of 15 MB has room for a million empty ones. */
export const MOST_CHUNKS = 16_384

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Four letters at a place, as containers name their parts. */
export const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
