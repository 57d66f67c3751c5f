/** Header data of a picture, without decoding. */
export type ImageHeader = {
  format: 'jpeg' | 'png' | 'webp' | 'avif'
  /** As stored, before `isTurned`. */
  width: number
  height: number
  /** Width and height are swapped for display, by EXIF or AVIF rotation. */
  isTurned: boolean
  isAnimated: boolean
  isCmyk: boolean
  /** More than eight bits per channel. */
  isDeep: boolean
  /** The file is not truncated. */
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

/** Limit of chunks or segments: real ones are kilobytes, while 15 MB hold a million empty ones. */
export const MOST_CHUNKS = 16_384

export const dataViewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A four-character code. */
export const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
