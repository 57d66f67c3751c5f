/** What file choosers offer; phones that take photos as HEIC then give a JPEG. What a file is, its first bytes say. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The shorter side of a photo in which a room can still be found, in pixels. */
export const LEAST_ROOM_PX = 512
/** That of a picture which a material or a mood is taken from. */
export const LEAST_SAMPLE_PX = 48
