/** What file choosers offer; phones that take photos as HEIC then give a JPEG. What a file is, its first bytes say. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** What a picture is opened for: a room to work on, what a material or a mood is taken from, a thing cut out. */
export type PictureUse = 'room' | 'sample' | 'cutout'

/** The shorter side, in pixels, of a picture in which what it is opened for can still be made out. */
export const leastSidePx: Record<PictureUse, number> = { room: 512, sample: 48, cutout: 48 }
