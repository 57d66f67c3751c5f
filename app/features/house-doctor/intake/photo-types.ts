/** Offered by file choosers, for which phones convert HEIC to JPEG. The actual format is read from the first bytes. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** Purpose of a picture: a room, a material or mood sample, or a cut-out. */
export type PictureUse = 'room' | 'sample' | 'cutout'

/** Minimum shorter side per purpose, in pixels. */
export const leastSidePx: Record<PictureUse, number> = { room: 512, sample: 48, cutout: 48 }
